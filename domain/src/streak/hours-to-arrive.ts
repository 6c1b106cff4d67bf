/** After the end of its day, for a session that was finished without network. Apart, so that screens load no rule with it. */
export const hoursToArrive = 72
