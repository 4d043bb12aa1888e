"""Wild Gangs: nine gangsters a gang, six buildings to rob, four streets to settle scores in."""
