import { createElement, type SVGProps } from 'react';

export interface IconData {
  node: [tag: string, attributes: SVGProps<SVGElement>][];
}

/** Of one stroke, on a field of 24 units: as all of lucide are drawn. */
const drawnWith = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Of each side, in pixels; the page's own styles come first. */
  size?: number;
}

/**
 * Makes a component of an icon's paths. Builds take it instead of lucide-react's own, which also reads
 * a context, lists of class names and names of attributes: 1.2 kB in the first files of every package.
 * What is beside an icon says what it means: it is hidden from screen readers.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: IconProps) {
    const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
    const attributes = { ...drawnWith, width: size, height: size, 'aria-hidden': true, ...props };
    return createElement('svg', attributes, ...lines);
  };
}
