interface Props {
  children: string;
  color: string;
  /** Of the tile; paper unless told otherwise. */
  ground?: string;
  /** In units of the tile, which is 56 wide and 36 high. */
  size?: number;
  italic?: boolean;
  /** What stands under it, for names that are too long for one line. */
  second?: string;
}

/** A name in the colours that its cards and apps have. */
export function WordMark({ children, color, ground, size = 14, italic, second }: Props) {
  const line = second ? size * 0.5 : 0;
  const style = italic ? { fontStyle: 'italic' } : {};
  return (
    <svg viewBox="0 0 56 36" aria-hidden="true" style={style}>
      {ground && <rect width="56" height="36" fill={ground} />}
      <g fill={color} fontSize={size} fontWeight="800" textAnchor="middle" letterSpacing="-0.4">
        <text x="28" y={18 + size * 0.35 - line}>
          {children}
        </text>
        {second && (
          <text x="28" y={18 + size * 0.35 + line}>
            {second}
          </text>
        )}
      </g>
    </svg>
  );
}
