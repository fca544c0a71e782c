/** No-break space between a number and its unit or its noun. */
export const noBreakSpace = '\u00A0';
/** Narrow no-break space: between thousands, and before `;`, `!` and `?`. */
export const narrowNoBreakSpace = '\u202F';
