interface Size {
  width: number;
  height: number;
}

/** How large a picture is shown so that it fits, as it is; small ones grow. */
export function sizeWithin({ width, height }: Size, [wide, high]: [number, number]): Size {
  const scale = Math.min(wide / width, high / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
