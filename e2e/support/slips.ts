/** What shows when code met a value it had not thought of. */
export const slips = /\b(undefined|NaN|Infinity|Invalid Date)\b|\[object |(^|[^\w])null\b/;
