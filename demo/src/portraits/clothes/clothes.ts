import type { Body } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import { lens, mirror, outline, type Pt, shape } from '../paint/geometry.ts';
import { drawCloth } from './cloth.ts';
import { type Dye, dye } from './dye.ts';
import { chooseGarment, coloursOver, type Neckline, topColours } from './garments.ts';
import { drawOver } from './over.ts';

/** Right half of the neckline, from the shoulder to the centre. */
function necklineHalf(kind: Neckline, body: Body): Pt[] {
  const start = (x: number): Pt => [x, body.lineAt(x) - 4];
  const n = body.neck;
  switch (kind) {
    case 'v':
      return [start(n + 24), [n * 0.86, 308], [n * 0.44, 350], [0, 394]];
    case 'scoop':
      return [start(n + 54), [n + 36, 330], [n * 0.9, 362], [0, 378]];
    case 'boat':
      return [start(n + 104), [n + 70, 318], [n * 0.8, 332], [0, 336]];
    case 'square':
      return [start(n + 74), [n + 66, 318], [n + 58, 352], [n + 54, 362], [n * 0.5, 368], [0, 369]];
    case 'turtle':
      return [
        [n + 3, 206],
        [n * 0.6, 218],
        [0, 222],
      ];
    default:
      return [start(n + 16), [n * 0.94, 292], [n * 0.5, 312], [0, 317]];
  }
}

/** Outline of the trunk from x outwards, a little wider than the skin. */
function trunk(body: Body, fromX: number): Pt[] {
  const tail = body.half
    .filter(([x, y]) => x > fromX + 12 && y > 250)
    .map(([x, y]): Pt => [x + 4, y - (y < 400 ? 4 : 0)]);
  return [[fromX, body.lineAt(fromX) - 4], ...tail];
}

const pick = <T>(list: readonly T[], fraction: number): T =>
  list[Math.min(list.length - 1, Math.floor(fraction * list.length))] as T;

const onePieces: readonly string[] = ['shirt', 'polo', 'henley', 'hood'];

/** The colour of what is worn outermost: that of the sleeves too. */
export function mainDye(figure: Figure): Dye {
  const { scene, traits } = figure;
  const garment = chooseGarment(traits.gender, scene.outfit);
  const over = coloursOver[garment.over];
  if (!over) return dye(figure, pick(topColours, scene.outfit.colour));
  const part = onePieces.includes(garment.over) ? 1 : 3.7;
  return dye(figure, pick(over, (scene.outfit.colour * part) % 1));
}

export function drawClothes(figure: Figure, body: Body): string {
  const { scene, traits } = figure;
  const garment = chooseGarment(traits.gender, scene.outfit);
  const cloth = pick(garment.cloths, (scene.outfit.detail * 13) % 1);
  const overColours = coloursOver[garment.over];
  const onePiece = onePieces.includes(garment.over);
  const main = dye(
    figure,
    onePiece && overColours
      ? pick(overColours, scene.outfit.colour)
      : pick(topColours, scene.outfit.colour),
  );
  const half = necklineHalf(garment.neckline, body);
  const edge = [...mirror(half), ...[...half].reverse().slice(1)];
  const turtle = garment.neckline === 'turtle';
  const firstX = half[0]?.[0] ?? 0;
  const right: Pt[] = turtle
    ? [
        half[0] ?? [0, 0],
        [body.neck + 4, 246],
        [body.neck + 22, 272],
        ...trunk(body, body.neck + 40),
      ]
    : trunk(body, firstX);
  const path = outline(edge, right, mirror(right).reverse());
  const parts = [
    turtle ? '' : neckShadow(figure, edge),
    drawCloth(figure, body, path, main, cloth, 111),
    turtle ? turtleFolds(body, main.deep, main.light) : trim(edge, main.dark, main.light),
  ];
  if (garment.over !== 'none')
    parts.push(
      drawOver(
        figure,
        body,
        garment.over,
        overColours ? dye(figure, pick(overColours, (scene.outfit.colour * 3.7) % 1)) : main,
        main,
        half,
      ),
    );
  return parts.join('');
}

function neckShadow({ skin }: Figure, edge: readonly Pt[]): string {
  return shape(
    lens(
      edge.map(([x, y]): Pt => [x * 0.99, y - 3]),
      12,
    ),
    skin.deep,
    0.32,
  );
}

function trim(edge: readonly Pt[], dark: string, light: string): string {
  const line = edge
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const smooth = lens(
    edge.map(([x, y]): Pt => [x * 1.04, y + 10]),
    4,
  );
  return line === ''
    ? ''
    : shape(smooth, dark, 0.6) +
        shape(
          lens(
            edge.map(([x, y]): Pt => [x * 1.01, y + 3]),
            3,
          ),
          light,
          0.6,
        );
}

function turtleFolds(body: Body, deep: string, light: string): string {
  const n = body.neck;
  const row = (y: number, dip: number): Pt[] => [
    [-n - 4, y],
    [-n * 0.5, y + dip],
    [n * 0.5, y + dip],
    [n + 4, y],
  ];
  return [
    shape(lens(row(250, 20), 7), deep, 0.5),
    shape(lens(row(270, 22), 8), deep, 0.35),
    shape(lens(row(210, 13), 4), light, 0.6),
    shape(
      lens(
        [
          [-n * 0.5, 226],
          [-n * 0.54, 244],
          [-n * 0.4, 262],
        ],
        5,
      ) +
        lens(
          [
            [n * 0.5, 226],
            [n * 0.58, 246],
            [n * 0.44, 266],
          ],
          5,
        ),
      deep,
      0.28,
    ),
  ].join('');
}
