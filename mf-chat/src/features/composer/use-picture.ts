import { useEffect, useState } from 'react';

interface Picture {
  url: string;
  width: number;
  height: number;
}

/** Until it is known how large it is. */
const square = { width: 220, height: 220 };

/** A picture that is only here, with its address and its size; null for the first moment. */
export function usePicture(file: Blob | undefined): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setPicture({ url, ...square });
    const image = new Image();
    image.onload = () =>
      setPicture({ url, width: image.naturalWidth, height: image.naturalHeight });
    image.src = url;
    return () => {
      image.onload = null;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
}
