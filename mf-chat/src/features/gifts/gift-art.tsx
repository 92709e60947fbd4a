import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';

const stem = '#3c8c5c';

/** Drawn by hand on a field of 48 by 48; colours of things, the same in the dark. */
const art: Record<string, ReactNode> = {
  rose: (
    <>
      <path d="M24 27v16" stroke={stem} strokeWidth="3" />
      <path d="M24 38c2-6 7-7 11-7-1 5-5 8-11 7z" fill={stem} />
      <circle cx="24" cy="16" r="12" fill="#e8446f" />
      <path
        d="M29 16a5 5 0 1 0-5 5c5 0 8-4 7-9"
        stroke="#a5173f"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  champagne: (
    <>
      <path d="M17 4h14l-1 17a6 6 0 0 1-12 0z" fill="#fdf0cb" />
      <path d="M17.600 13h12.8l-.4 8a6 6 0 0 1-12 0z" fill="#e9b53c" />
      <path d="M24 27v14M16 43h16" stroke="#b98a22" strokeWidth="3" strokeLinecap="round" />
      <g fill="#fff">
        <circle cx="22" cy="17" r="1.5" />
        <circle cx="26" cy="20" r="1.5" />
        <circle cx="23" cy="23" r="1.2" />
      </g>
    </>
  ),
  chocolates: (
    <>
      <path
        d="M24 43C10 34 4 27 4 18A10 10 0 0 1 24 13a10 10 0 0 1 20 5c0 9-6 16-20 25z"
        fill="#a5173f"
      />
      <path
        d="M24 37C14 30 9 25 9 19a6 6 0 0 1 15-1 6 6 0 0 1 15 1c0 6-5 11-15 18z"
        fill="#fbe4d5"
      />
      <circle cx="18" cy="20" r="4" fill="#6b3a23" />
      <circle cx="30" cy="20" r="4" fill="#8d5232" />
      <circle cx="24" cy="28" r="4" fill="#4f2917" />
    </>
  ),
  cocktail: (
    <>
      <path d="M6 9h32L22 27z" fill="#ffdccf" />
      <path d="M11 15h22L22 27z" fill="#ff6a3d" />
      <path d="M22 27v14M14 43h16" stroke="#b5532f" strokeWidth="3" strokeLinecap="round" />
      <path d="M31 15l9-11" stroke={stem} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="31" cy="15" r="4" fill="#d81b53" />
    </>
  ),
  perfume: (
    <>
      <rect x="19" y="4" width="10" height="8" rx="2" fill="#d9a83a" />
      <rect x="21" y="12" width="6" height="4" fill="#f0cf7c" />
      <rect x="9" y="16" width="30" height="28" rx="8" fill="#e6cdf2" />
      <path d="M9 28h30v8a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8z" fill="#ab63c4" />
      <path d="M24 40c-5-3-7-5-7-8a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 3-2 5-7 8z" fill="#fff" />
    </>
  ),
  ring: (
    <>
      <circle cx="24" cy="31" r="12" fill="none" stroke="#dfa93a" strokeWidth="5" />
      <path d="M18 3h12l5 6-11 11L13 9z" fill="#8fd3f7" />
      <path d="M20 9h8l-4 11z" fill="#d6f1ff" />
    </>
  ),
  coffee: (
    <>
      <path d="M10 14h26l-3 27a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3z" fill="#f3e3d3" />
      <path d="M11.5 24h23l-1.3 12H12.800z" fill="#8d5232" />
      <rect x="8" y="9" width="30" height="6" rx="3" fill="#5f3520" />
    </>
  ),
};

interface Props {
  gift: string;
}

/** The picture of a gift; its name stands beside it in words. */
export function GiftArt({ gift }: Props) {
  const drawn = art[gift];
  if (!drawn) return <Gift strokeWidth={1.7} aria-hidden="true" />;
  return (
    <svg viewBox="0 0 48 48" fill="none" data-gift={gift} aria-hidden="true">
      {drawn}
    </svg>
  );
}
