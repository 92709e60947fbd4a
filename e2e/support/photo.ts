import sharp from 'sharp';

const colours = ['#8a3b2e', '#2e5f8a', '#3f7d4a', '#7a5d9c'];

function draw(number: number): Promise<Buffer> {
  const background = colours[number % colours.length] ?? '#555555';
  const stripes = Array.from(
    { length: 40 },
    (_, n) => `<rect x="${n * 40}" width="20" height="1600" fill="#fff" opacity="0.6"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500">
    <rect width="1200" height="1500" fill="${background}"/>${stripes.join('')}
    <circle cx="600" cy="600" r="${200 + number * 30}" fill="#111"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
}

const drawn = new Map<number, Promise<Buffer>>();

/** A JPEG as a camera would make it: large, with edges in it that a blurred copy loses. */
export function makePhoto(number = 0): Promise<Buffer> {
  const photo = drawn.get(number) ?? draw(number);
  drawn.set(number, photo);
  return photo;
}
