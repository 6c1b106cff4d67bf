/** The cookie that names the latest session of a browser, for its pages: by it nobody gets in. */
export const sessionMarkerBaseName = 'session_marker'
