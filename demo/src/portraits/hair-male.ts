import { mix } from './colour.ts';
import { drawBraids, drawCoils } from './hair-curls.ts';
import type { Figure } from './figure.ts';
import { cap, drawBun, gathered } from './hair-gathered.ts';
import { drawPanel, hairFill, mirrorGuides, panelPath, type Guides, type Hair } from './hair-panel.ts';
import { partedHair, partedSide, sided } from './hair-parted.ts';
import { sweep } from './hair-short.ts';
import { lerp, outline, shape, type Pt } from './geometry.ts';
import type { MaleHair } from './traits.ts';

/** Temples and sideburns; fade lets the skin through towards the ear. */
function sides(figure: Figure, body: number, fade: number): string {
  const { head, hair, skin, paint } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const right: Guides = [0, 0.5, 1].map((u): Pt[] => [
    [lerp(112 + body * 0.6, 90, u) * k + t * u, lerp(-176 - body * 0.4, -128, u)],
    [lerp(136 + body, 107, u) * k + t * u, lerp(-124, -96, u)],
    [lerp(140 + body * 0.7, 112, u) * k + t * u, lerp(-66, -58, u)],
    [lerp(134, 115, u) * k + t * u, lerp(-12, -12, u)],
    [lerp(127, 116, u) * k + t * u, lerp(22, 34, u)],
  ]);
  const side = fade > 0
    ? paint.linearAt(0, -150, 0, 30, [[0, hair.dark], [0.3, mix(hair.dark, skin.shade, fade * 0.4)], [0.75, mix(hair.dark, skin.shade, fade * 0.75)], [1, mix(hair.dark, skin.shade, fade)]])
    : hairFill(figure);
  const draw = (guides: Guides, part: number): string => drawPanel(figure, guides, { part, strands: fade > 0.5 ? 10 : 22, width: 3.5, fill: side });
  return draw(right, 81) + draw(mirrorGuides(right).map((g) => g.map(([x, y], i): Pt => [x + (i >= 0 ? 2 * t * 0.5 : 0), y])), 82);
}

/** Top hair growing from the hairline up, over and to one side. */
function crest(figure: Figure, options: { height: number; lean: number; curl: number; width?: number }): Guides {
  const { head } = figure;
  const k = head.width / 126;
  const t = head.turn * 14;
  const h = head.hairline - 4;
  const width = (options.width ?? 100) * k;
  return [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((u): Pt[] => {
    const x = u * width + t;
    const dome = Math.sqrt(1 - (u * 0.86) ** 2);
    const rootY = h + Math.abs(u) ** 2.2 * 26;
    const top = -188 - options.height * dome - dome * 26;
    return [
      [x, rootY],
      [x * 1.04 + options.lean * 0.15, lerp(rootY, top, 0.45) - options.curl],
      [x * 1.07 + options.lean * 0.55, lerp(rootY, top, 0.85) - options.curl],
      [x * 1.04 + options.lean, top],
      [x * 0.98 + options.lean * 1.2, top + options.curl * 1.2],
    ];
  });
}

function stubbleCap(figure: Figure, strength: number): Hair {
  const { hair, skin, paint } = figure;
  const guides = cap(figure, -12);
  const inner = guides.map((g) => g[0] ?? ([0, 0] as Pt));
  const outer = guides.map((g) => g[2] ?? ([0, 0] as Pt)).reverse();
  const d = outline(inner, outer);
  const tone = mix(hair.dark, skin.shade, 1 - strength);
  const fill = paint.linearAt(0, -215, 0, 10, [[0, tone], [0.5, mix(tone, skin.shade, 0.15)], [1, mix(tone, skin.shade, 0.65)]]);
  const soft = outline(inner.map(([x, y]): Pt => [x * 0.97, y + 5]), outer);
  const side = figure.scene.light.side;
  const sheen = paint.radialAt(side * 46, -190, 110, [[0, figure.scene.light.colour, 0.3], [1, figure.scene.light.colour, 0]]);
  return { back: '', front: shape(soft, tone, 0.35) + shape(d, fill) + shape(d, sheen), cast: '', showsEars: true };
}

function coilTop(figure: Figure, lift: number, size: number, wide: number): string {
  const guides = cap(figure, lift).slice(2, -2);
  const inner = guides.map((g) => g[0] ?? ([0, 0] as Pt));
  const outer = guides.map((g) => g[2] ?? ([0, 0] as Pt)).map(([x, y]): Pt => [x * wide, y]);
  return drawCoils(figure, [...inner, ...outer.reverse()], 83, { size, count: 230, bump: size * 0.85 });
}

const short = (figure: Figure, front: string, cast: string): Hair => ({
  back: drawPanel(figure, cap(figure, -6), { part: 84, strands: 6, depth: 1, rim: false }), front, cast, showsEars: true,
});

function crested(figure: Figure, options: Parameters<typeof crest>[1], look: { body: number; fade: number; width?: number }): Hair {
  const guides = crest(figure, options);
  return short(figure, sides(figure, look.body, look.fade) + drawPanel(figure, guides, { part: 85, strands: 60, width: look.width ?? 5, jitter: 4 }), panelPath(guides));
}

function receding(figure: Figure): Hair {
  const { skin, paint, head } = figure;
  const shine = paint.radialAt(figure.scene.light.side * 40, -176, 84, [[0, skin.glow, 0.6], [1, skin.glow, 0]]);
  const bald = shape(head.path, shine);
  const k = head.width / 126;
  const wisps: Guides = [-1, -0.4, 0.4, 1].map((u): Pt[] => [[u * 46 * k, -176], [u * 52 * k + 6, -204], [u * 46 * k + 14, -222], [u * 30 * k + 20, -226]]);
  return { back: drawPanel(figure, cap(figure, -18), { part: 84, strands: 6, depth: 1, rim: false }), front: bald + sides(figure, -2, 0) + drawPanel(figure, wisps, { part: 86, strands: 20, width: 3 }), cast: '', showsEars: true };
}

export function maleHair(figure: Figure, style: MaleHair): Hair {
  const { traits, paint, skin, head, scene } = figure;
  const { volume, part, texture } = traits.hair;
  const lean = part >= 0 ? 1 : -1;
  switch (style) {
    case 'quiff': return crested(figure, { height: 34 + volume * 26, lean: lean * 22, curl: 8 }, { body: 2, fade: 0.45 });
    case 'slick': return crested(figure, { height: 14 + volume * 8, lean: 0, curl: 2 }, { body: 4, fade: 0 , width: 4 });
    case 'crew': return crested(figure, { height: 12 + volume * 10, lean: lean * 6, curl: 2 }, { body: -3, fade: 0.5, width: 4 });
    case 'tousled': return crested(figure, { height: 34 + volume * 18, lean: lean * 34, curl: 16 }, { body: 7, fade: 0, width: 8 });
    case 'sidePart': {
      const top = sweep(figure, { from: -lean * 52, lift: 18 + volume * 14, drop: 10, reach: 108 });
      const other = sweep(figure, { from: -lean * 50, lift: 12, drop: 0, reach: 104 }).map((g) => g.map(([x, y]): Pt => [-lean * 100 - (x + lean * 50) * 0.36, y]));
      return short(figure, sides(figure, 4, 0.15) + drawPanel(figure, other, { part: 87, strands: 14 }) + drawPanel(figure, top, { part: 88, strands: 54 }), panelPath(top));
    }
    case 'crop': {
      const h = head.hairline + 26;
      const t = head.turn * 14;
      const k = head.width / 126;
      const guides: Guides = [-1, -0.5, 0, 0.5, 1].map((u): Pt[] => [[u * 66 * k, -232 + Math.abs(u) * 26], [u * 92 * k, -206 + Math.abs(u) * 30], [u * 103 * k + t, -160 + Math.abs(u) * 18], [u * 104 * k + t, h + Math.abs(u) * 12 + (Math.abs(u) === 0.5 ? 5 : 0)]]);
      return short(figure, sides(figure, -2, 0.5) + drawPanel(figure, guides, { part: 89, strands: 70, width: 6 }), panelPath(guides));
    }
    case 'medium': return partedHair(figure, { length: 150, wave: texture === 'straight' ? 4 : 11, body: 14, inward: 12, part: part || 26, strands: 40 });
    case 'longStraight': return partedHair(figure, { length: 300, wave: 5, body: 6, inward: 16, part: part * 0.5 });
    case 'manBun': return gathered(figure, { back: drawBun(figure, lean * 12, -246, 42), lift: -4, knot: [lean * 10, -222] });
    case 'curlyTop': return short(figure, sides(figure, 2, 0.35) + coilTop(figure, 26 + volume * 18, 15, 1.08), panelPath(cap(figure)));
    case 'fade': return short(figure, sides(figure, -4, 0.7) + coilTop(figure, 4 + volume * 26, 9, 1), '');
    case 'afro': {
      const round = Array.from({ length: 16 }, (_, i): Pt => [Math.cos((i / 16) * 6.283) * (168 + volume * 20), -92 + Math.sin((i / 16) * 6.283) * (178 + volume * 10)]);
      return { back: drawCoils(figure, round, 91, { size: 12, count: 260, bump: 13 }), front: sides(figure, 6, 0) + coilTop(figure, 18, 12, 1.05), cast: panelPath(cap(figure)), showsEars: true };
    }
    case 'locs': {
      const options = { length: 150 + volume * 90, wave: 0, body: 14, inward: 0, part: 10 };
      const right = sided(partedSide(figure, 1, options), 1);
      const left = sided(partedSide(figure, -1, options), -1);
      const under = { strands: 5, depth: 1, rim: false };
      const wide: Guides = [0, 0.5, 1].map((u) => (left[0] ?? []).map(([x, y], i): Pt => [lerp(x, right[0]?.[i]?.[0] ?? 0, u), y]));
      return {
        back: drawPanel(figure, wide, { ...under, part: 92 }) + drawBraids(figure, wide, 93, 16, 15),
        front: drawPanel(figure, left, { ...under, part: 94 }) + drawPanel(figure, right, { ...under, part: 95 }) + drawBraids(figure, left, 96, 9, 16) + drawBraids(figure, right, 97, 9, 16),
        cast: panelPath(left) + panelPath(right), showsEars: false,
      };
    }
    case 'receding': return receding(figure);
    case 'buzz': return stubbleCap(figure, 0.72);
    case 'bald': {
      const shine = paint.radialAt(scene.light.side * 44, -160, 88, [[0, skin.glow, 0.75], [1, skin.glow, 0]]);
      const cap0 = stubbleCap(figure, 0.12);
      return { ...cap0, front: cap0.front + shape(head.path, shine) };
    }
  }
}
