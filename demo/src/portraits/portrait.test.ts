import sharp from 'sharp';
import { drawAgeLines } from './face/age-lines.ts';
import { createFigure } from './figure/figure.ts';
import { maleHair } from './hair/male.ts';
import { lightness } from './paint/colour.ts';
import { type PortraitTraits, placeSvg, portraitSvg, sceneFrom, traitsFrom } from './portrait.ts';
import { frameFor, renderPortrait } from './render.ts';
import type { Gender } from './traits/traits.ts';

const personOf = (seed: number): { gender: Gender; age: number } => ({
  gender: seed % 2 === 0 ? 'female' : 'male',
  age: 18 + (seed % 58),
});

const draw = (seed: number, photo = 0): string[] => {
  const scene = sceneFrom(seed, photo);
  return [placeSvg(scene), portraitSvg(traitsFrom(seed, personOf(seed)), scene)];
};

/** Every opened element is closed in order; enough XML for markup without text. */
function openElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return [`/${name}`];
    if (!closing && !selfClosing && name) open.push(name);
  }
  return open;
}

const seeds = Array.from({ length: 200 }, (_, i) => i + 1);
const pictures = seeds.map((seed) => draw(seed, seed % 5));
const drawings = pictures.flat();

describe('what is drawn', () => {
  test('is the same picture for the same seed and another one for every other seed', () => {
    expect(draw(7, 2)).toEqual(pictures[6]);
    expect(new Set(pictures.map(([, person]) => person)).size).toBe(seeds.length);
  });

  test('is well-formed and has only finite numbers, for 200 people', () => {
    for (const svg of drawings) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(openElements(svg)).toEqual([]);
      expect(svg.replace(/<[^<>]*>/g, '')).toBe('');
    }
  });

  test('refers only to paints that exist', () => {
    for (const svg of drawings) {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.has(id));
      expect(missing).toEqual([]);
    }
  });
});

describe('people', () => {
  test('differ in hair, skin and face', () => {
    const traits = seeds.map((seed) => traitsFrom(seed, personOf(seed)));
    const styles = (gender: Gender): number =>
      new Set(traits.filter((t) => t.gender === gender).map((t) => t.hair.style)).size;
    expect(styles('female')).toBeGreaterThanOrEqual(10);
    expect(styles('male')).toBeGreaterThanOrEqual(8);
    expect(new Set(traits.map((t) => t.skin)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(traits.map((t) => t.face.shape)).size).toBe(6);
  });

  test('turn grey with age, and only then', () => {
    const grey = (age: number): number =>
      seeds.reduce((sum, seed) => sum + traitsFrom(seed, { gender: 'male', age }).hair.grey, 0) /
      seeds.length;
    expect(grey(25)).toBe(0);
    expect(grey(70)).toBeGreaterThan(0.8);
  });

  test('have more forehead with the years, men most', () => {
    const forehead = (gender: Gender, age: number): number =>
      seeds.reduce((sum, seed) => sum + traitsFrom(seed, { gender, age }).hair.hairline, 0) /
      seeds.length;
    expect(forehead('male', 45) - forehead('male', 25)).toBeGreaterThan(5);
    expect(forehead('male', 62) - forehead('male', 45)).toBeGreaterThan(5);
    expect(forehead('female', 68) - forehead('female', 40)).toBeGreaterThan(3);
  });

  test('in their forties have single grey hairs, at the temples first', () => {
    const silver = (age: number, of: 'strand' | 'temple'): number =>
      seeds.filter((seed) => {
        const { hair } = createFigure(
          traitsFrom(seed, { gender: 'male', age }),
          sceneFrom(seed, 0),
        );
        return lightness(hair[of]) - lightness(of === 'strand' ? hair.light : hair.base) > 0.05;
      }).length / seeds.length;
    expect([silver(30, 'strand'), silver(30, 'temple')]).toEqual([0, 0]);
    expect(silver(46, 'strand')).toBeGreaterThan(0.5);
    expect(silver(46, 'temple')).toBeGreaterThan(0.5);
  });

  test('show their age: jaws fill, eyes and lips grow smaller, lines come', () => {
    const at = (seed: number, age: number): PortraitTraits =>
      traitsFrom(seed, { gender: 'female', age });
    const eyes = (age: number): number =>
      seeds.reduce((sum, seed) => sum + at(seed, age).eyes.size, 0) / seeds.length;
    expect(eyes(20)).toBeGreaterThan(eyes(45) * 1.03);
    expect(eyes(45)).toBeGreaterThan(eyes(72) * 1.05);
    const lines = (age: number): number => {
      const scene = { ...sceneFrom(7, 0), expression: 'soft' as const };
      return drawAgeLines(createFigure(at(7, age), scene)).length;
    };
    expect(lines(32) < lines(42)).toBe(true);
    expect([lines(20) < lines(48), lines(48) < lines(60), lines(60) < lines(72)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('who go bald keep some hair over the ears, once they are older', () => {
    const bald = (age: number): string => {
      const traits = traitsFrom(4, { gender: 'male', age });
      return maleHair(createFigure(traits, sceneFrom(4, 0)), 'bald').front;
    };
    expect(bald(30).split('<path')).toHaveLength(2);
    expect(bald(60).split('<path').length).toBeGreaterThan(8);
  });

  test('keep to the ages of the product', () => {
    expect(traitsFrom(1, { gender: 'female', age: 12 }).age).toBe(18);
  });

  test('have another place and outfit on each photo', () => {
    const scenes = [0, 1, 2, 3, 4].map((photo) => sceneFrom(42, photo));
    expect(new Set(scenes.map((scene) => scene.backdrop)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(scenes.map((scene) => scene.outfit.garment)).size).toBe(5);
  });
});

describe('photos', () => {
  test('begin with the face and go on with a moment each', () => {
    for (const seed of seeds) {
      const settings = [0, 1, 2, 3, 4, 5].map((photo) => sceneFrom(seed, photo).setting);
      expect(settings[0]).toBe('face');
      expect(new Set(settings.slice(1)).size).toBe(5);
    }
  });

  test('stand near, nearer and far on the cards, with heads turned and tilted', () => {
    const poses = seeds.map((seed) => sceneFrom(seed, 0).pose);
    const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
    expect(spread(poses.map((pose) => pose.zoom))).toBeGreaterThan(0.3);
    expect(spread(poses.map((pose) => pose.tilt))).toBeGreaterThan(14);
    const turned = (from: number, to: number): number =>
      poses.filter(({ turn }) => Math.abs(turn) >= from && Math.abs(turn) < to).length /
      poses.length;
    for (const share of [turned(0, 0.12), turned(0.15, 0.3), turned(0.3, 0.45)])
      expect(share).toBeGreaterThan(0.2);
    expect(spread(poses.map((pose) => pose.body))).toBeGreaterThan(1.5);
  });

  test('take dogs outside and mugs inside', () => {
    const places = (setting: string): string[] =>
      seeds
        .flatMap((seed) => [1, 2, 3, 4, 5].map((photo) => sceneFrom(seed, photo)))
        .filter((scene) => scene.setting === setting)
        .map((scene) => scene.backdrop);
    expect(places('table')).not.toContain('beach');
    expect(places('dog')).not.toContain('library');
  });
});

describe('renderPortrait', () => {
  test('crops around the face, as the pages do', () => {
    expect(frameFor(800, 1200)).toMatchObject({ x: 0, y: 0, width: 800, height: 1200 });
    expect(frameFor(400, 500)).toMatchObject({ x: 0, y: 64, width: 800, height: 1000 });
    expect(frameFor(300, 300)).toMatchObject({ x: 0, y: 128, width: 800, height: 800 });
  });

  test('puts the person before the place, both all over the picture', async () => {
    const picture = sharp(await renderPortrait(3, personOf(3), 0, 90, 135));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([90, 135, 3]);
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * 90 + x) * 3).subarray(0, 3),
    ];
    const place = sharp(Buffer.from(placeSvg(sceneFrom(3, 0), frameFor(90, 135))));
    const bare = await place.removeAlpha().raw().toBuffer();
    const off = (x: number, y: number): number =>
      Math.max(...at(x, y).map((value, i) => Math.abs(value - (bare[(y * 90 + x) * 3 + i] ?? 0))));
    expect(off(45, 60)).toBeGreaterThan(30);
    expect(off(2, 40)).toBeLessThan(30);
    expect(off(87, 40)).toBeLessThan(30);
  });

  test('gives WebP', async () => {
    const webp = await renderPortrait(3, personOf(3), 0, 100, 150);
    expect(webp.subarray(8, 12).toString()).toBe('WEBP');
    expect(webp.length).toBeLessThan(90_000);
  });
});
