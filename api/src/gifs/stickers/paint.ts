export const colours = {
  ink: '#3b2230',
  pink: '#f2567d',
  deep: '#c92f5d',
  blush: '#ff9bb0',
  rose: '#ffd3dc',
  red: '#e0354b',
  cream: '#fff6ec',
  white: '#ffffff',
  gold: '#f8bd3c',
  amber: '#ee9326',
  brown: '#a9714b',
  tan: '#dba97c',
  green: '#5cae6c',
  leaf: '#3d8a56',
  blue: '#6aa9ea',
  sky: '#cfe5fa',
  night: '#5a5fb0',
  grey: '#a9b0c4',
  purple: '#9a6fd0',
} as const;

type Colour = keyof typeof colours;

export const path = (d: string, fill: Colour) => `<path d="${d}" fill="${colours[fill]}"/>`;

export const circle = (x: number, y: number, r: number, fill: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colours[fill]}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: Colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colours[fill]}"/>`;

/** A line with round ends. */
export const line = (d: string, stroke: Colour = 'ink', width = 6) =>
  `<path d="${d}" fill="none" stroke="${colours[stroke]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, fill: Colour) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colours[fill]}"/>`;

/** The drawing at another place and in another size. */
export const placed = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** A heart 24 wide, its middle at 0, 0. */
export const smallHeart = (fill: Colour = 'pink') =>
  path('M0 10C-9 3-12-1-12-5a6 6 0 0 1 12-3 6 6 0 0 1 12 3c0 4-3 8-12 15Z', fill);

/** A star 24 wide, its middle at 0, 0. */
export const smallStar = (fill: Colour = 'gold') =>
  path('M0-12 3.500-4 12-3.500 5.500 2 7.500 11 0 6-7.500 11-5.500 2-12-3.500-3.500-4Z', fill);
