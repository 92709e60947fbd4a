import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns a grid has now; 0 before it is known. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);
  useLayoutEffect(() => {
    const count = () => {
      const style = grid.current && getComputedStyle(grid.current);
      const tracks = style?.getPropertyValue('grid-template-columns');
      setColumns(tracks && tracks !== 'none' ? tracks.split(' ').length : 0);
    };
    count();
    window.addEventListener('resize', count);
    return () => window.removeEventListener('resize', count);
  }, [grid]);
  return columns;
}
