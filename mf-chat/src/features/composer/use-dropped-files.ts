import { useEffect, useEffectEvent, useState } from 'react';

const types = ['dragover', 'dragleave', 'drop'] as const;

/**
 * Takes files that are dropped anywhere on the page, where the browser would otherwise leave it to
 * show them. True while some are held above it.
 */
export function useDroppedFiles(take: (files: FileList) => void): boolean {
  const [isAbove, setIsAbove] = useState(false);

  const onDrag = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer, relatedTarget } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // Inside the page it goes from one element to the next.
    setIsAbove(type === 'dragover' || (type === 'dragleave' && Boolean(relatedTarget)));
    if (type === 'drop') take(dataTransfer.files);
  });

  useEffect(() => {
    const listen = (event: DragEvent) => onDrag(event);
    for (const type of types) document.addEventListener(type, listen);
    return () => {
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, []);

  return isAbove;
}
