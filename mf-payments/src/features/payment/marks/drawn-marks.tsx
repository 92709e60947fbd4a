import type { ReactNode } from 'react';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 56 36" aria-hidden="true">
    {children}
  </svg>
);

interface CirclesProps {
  left: string;
  right: string;
  both: string;
}

/** Two discs that meet, as on the cards of one house. */
export function Circles({ left, right, both }: CirclesProps) {
  return (
    <Drawing>
      <circle cx="21.5" cy="18" r="10.5" fill={left} />
      <circle cx="34.5" cy="18" r="10.5" fill={right} />
      <path d="M28 9.75a10.5 10.5 0 0 1 0 16.5 10.5 10.5 0 0 1 0-16.5Z" fill={both} />
    </Drawing>
  );
}

export const PaypalMark = () => (
  <Drawing>
    <g fontSize="25" fontWeight="800" style={{ fontStyle: 'italic' }}>
      <text x="22" y="29" fill="#1f9fdb">
        P
      </text>
      <text x="18" y="25" fill="#0d2f81">
        P
      </text>
    </g>
  </Drawing>
);

export const IdealMark = () => (
  <Drawing>
    <path d="M15 7h13.5a11 11 0 0 1 0 22H15Z" fill="#fff" stroke="#111" strokeWidth="2" />
    <path d="M25 11.5h3.5a6.5 6.5 0 0 1 0 13H25Z" fill="#c90d66" />
    <circle cx="20.3" cy="14.4" r="2.6" fill="#111" />
    <path d="M18 18.5h4.6v6H18Z" fill="#111" />
  </Drawing>
);

export const BancontactMark = () => (
  <Drawing>
    <path d="M9 23.5h12c7 0 7-5.5 14-5.5" fill="none" stroke="#0b4f94" strokeWidth="6" />
    <path d="M21 18c7 0 7-5.5 14-5.5h12" fill="none" stroke="#ffd400" strokeWidth="6" />
  </Drawing>
);

export const SwishMark = () => (
  <Drawing>
    <g fill="none" strokeWidth="5" strokeLinecap="round">
      <path d="M20 24a10 10 0 0 1 14-14" stroke="#3fae49" />
      <path d="M36 12a10 10 0 0 1-14 14" stroke="#ee5f2b" />
      <path d="M24 20l8-4" stroke="#7b3fa0" />
    </g>
  </Drawing>
);

export const BlikMark = () => (
  <Drawing>
    <rect width="56" height="36" fill="#111" />
    <text x="28" y="24" fill="#fff" fontSize="17" fontWeight="800" textAnchor="middle">
      blik
    </text>
    <circle cx="44" cy="10" r="3.2" fill="#e52f08" />
  </Drawing>
);

export const VippsMark = () => (
  <Drawing>
    <rect width="56" height="36" fill="#ff5b24" />
    <circle cx="34.5" cy="12" r="2.6" fill="#fff" />
    <path
      d="M18 18c4 9 15 9 20 0"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </Drawing>
);

export const MobilePayMark = () => (
  <Drawing>
    <rect width="56" height="36" fill="#5067e6" />
    <g transform="rotate(-18 28 18)">
      <rect
        x="22"
        y="8"
        width="12"
        height="20"
        rx="3"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
      />
      <path d="M26 24.5h4" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </g>
  </Drawing>
);

export const ApplePayMark = () => (
  <Drawing>
    <path
      d="M15.6 13.4c1.5-1.3 3.3-.3 3.8-.3s2.1-1.2 3.9-.6c-3 2.3-1.8 6 .7 7-.8 2.6-2.7 5.2-4.3 4.5-.9-.4-1.3-.4-2.2 0-2.3 1-5.9-7.3-1.9-10.6Z"
      fill="#111"
    />
    <path d="M19.3 12c0-2 1.3-3.4 3-3.7.1 2-1.2 3.5-3 3.7Z" fill="#111" />
    <text x="26" y="24" fill="#111" fontSize="13" fontWeight="600">
      Pay
    </text>
  </Drawing>
);

export const EpsMark = () => (
  <Drawing>
    <text x="28" y="22" fill="#c4105f" fontSize="17" fontWeight="800" textAnchor="middle">
      eps
    </text>
    <path d="M14 27h28" stroke="#77757a" strokeWidth="2" />
  </Drawing>
);

export const SatispayMark = () => (
  <Drawing>
    <rect width="56" height="36" fill="#f0402e" />
    <path d="M21 10l7 7 7-7M21 26l7-7 7 7" fill="none" stroke="#fff" strokeWidth="4" />
  </Drawing>
);

export const DankortMark = () => (
  <Drawing>
    <rect x="8" y="9" width="40" height="18" rx="9" fill="#fff" stroke="#c8102e" strokeWidth="3" />
    <text x="28" y="21.5" fill="#1d3f8f" fontSize="9" fontWeight="800" textAnchor="middle">
      Dankort
    </text>
  </Drawing>
);
