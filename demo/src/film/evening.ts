import { createRng } from '../random.ts';

/** Of the film, in pixels, seconds and pictures a second. */
export const film = { width: 1280, height: 800, seconds: 8, fps: 24 } as const;

const wave = (t: number, times: number, phase = 0): number =>
  Math.sin(2 * Math.PI * (t * times + phase));

const n = (value: number): string => value.toFixed(1);

function skyline(t: number): string {
  const random = createRng(11, 1);
  let houses = '';
  let windows = '';
  for (let x = -20; x < film.width; ) {
    const width = random.range(60, 130);
    const top = random.range(330, 470);
    houses += `<path d="M${n(x)} ${n(top)}h${n(width)}V660h-${n(width)}z"/>`;
    for (let wx = x + 14; wx < x + width - 16; wx += 24)
      for (let wy = top + 18; wy < 560; wy += 34) {
        if (!random.chance(0.36)) continue;
        // Somebody comes home, somebody goes to bed: each window has its own hour of the loop.
        const glow = 0.55 + 0.4 * wave(t, 1, random.next());
        windows += `<rect x="${n(wx)}" y="${n(wy)}" width="11" height="15" rx="1.5" opacity="${glow.toFixed(2)}"/>`;
      }
    x += width + random.range(0, 14);
  }
  return `<g fill="#2a1638">${houses}</g><g fill="#ffcf86">${windows}</g>`;
}

function lamps(t: number): string {
  const sway = wave(t, 1) * 7;
  let out = `<path d="M-20 70Q320 ${n(210 + sway)} 660 110T1320 60" fill="none" stroke="#1c1026" stroke-width="4"/>`;
  for (let i = 0; i < 12; i += 1) {
    const u = (i + 0.5) / 12;
    const x = u * film.width;
    const y = 92 + Math.sin(u * Math.PI * 2) * (52 + sway) + 34;
    const power = 0.8 + 0.2 * wave(t, 2, i * 0.23);
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="64" fill="url(#glow)" opacity="${(power * 0.8).toFixed(2)}"/><circle cx="${n(x)}" cy="${n(y)}" r="11" fill="#fff1cf"/>`;
  }
  return out;
}

function lights(t: number): string {
  const random = createRng(11, 2);
  return Array.from({ length: 26 }, () => {
    const x = random.range(0, film.width) + wave(t, 1, random.next()) * 26;
    const y = random.range(420, 700) + wave(t, 1, random.next()) * 16;
    const colour = random.pick(['#ff9d7a', '#ffd48a', '#f26d8f', '#b98cff']);
    const power = 0.16 + 0.1 * wave(t, 1, random.next());
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.range(16, 44))}" fill="${colour}" opacity="${power.toFixed(2)}"/>`;
  }).join('');
}

const glass = (x: number): string =>
  `<g transform="translate(${x} 470)" stroke="#ffe9d6" stroke-opacity="0.75" stroke-width="3" fill="none"><path d="M-46 0C-50 70 -30 112 0 114S50 70 46 0" fill="#fff" fill-opacity="0.08"/><path d="M-43 44C-40 88 -22 108 0 110S40 88 43 44Z" fill="#a3213f" fill-opacity="0.85" stroke="none"/><ellipse cx="0" cy="44" rx="43" ry="7" fill="#c8435f" stroke="none"/><ellipse cx="0" cy="0" rx="46" ry="8"/><path d="M0 114V196M-36 200Q0 188 36 200"/><path d="M-30 16C-32 44 -26 66 -20 80" stroke-opacity="0.9" stroke-width="5"/></g>`;

function candle(t: number): string {
  const lean = wave(t, 3) * 5 + wave(t, 7, 0.3) * 2.4;
  const tall = 62 + wave(t, 5, 0.1) * 6;
  return `<circle cx="900" cy="520" r="${n(210 + wave(t, 5) * 12)}" fill="url(#glow)" opacity="0.9"/><rect x="872" y="572" width="56" height="104" rx="8" fill="#f2e4d2"/><path d="M900 574C878 ${n(560 - tall * 0.3)} ${n(892 + lean)} ${n(560 - tall * 0.7)} ${n(900 + lean * 1.6)} ${n(566 - tall)}C${n(912 + lean)} ${n(560 - tall * 0.6)} 922 ${n(560 - tall * 0.2)} 900 574Z" fill="#ffdf8f"/><path d="M900 574C890 562 ${n(896 + lean * 0.6)} ${n(552 - tall * 0.2)} ${n(900 + lean)} ${n(566 - tall * 0.55)}C906 550 910 560 900 574Z" fill="#fff7df"/>`;
}

/**
 * One picture of an evening on a roof: lamps sway, a candle flickers, windows light up. Nobody is
 * in it.
 *
 * @param t 0 to 1; 1 is 0 again, so the film has no seam
 */
export function eveningSvg(t: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${film.width}" height="${film.height}" viewBox="0 0 ${film.width} ${film.height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b1646"/><stop offset="0.5" stop-color="#a33f6b"/><stop offset="0.78" stop-color="#ff9a6b"/></linearGradient><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5b2f2a"/><stop offset="1" stop-color="#2c1413"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#ffdf9e" stop-opacity="0.75"/><stop offset="0.4" stop-color="#ffc070" stop-opacity="0.25"/><stop offset="1" stop-color="#ffb060" stop-opacity="0"/></radialGradient></defs><rect width="${film.width}" height="${film.height}" fill="url(#sky)"/>${skyline(t)}${lights(t)}${lamps(t)}<path d="M-10 656H1290V810H-10Z" fill="url(#table)"/>${candle(t)}${glass(720)}${glass(1090)}</svg>`;
}
