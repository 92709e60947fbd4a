/** Options of every command that builds and judges. */
export const gateOptions = { 'no-browser': { type: 'boolean' } } as const;

export const gateHelp = '  --no-browser   judges without opening pages in a browser';
