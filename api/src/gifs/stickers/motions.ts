/** Ways to move, each a loop. Whoever wants less motion gets the first picture of it. */
const motions = {
  beat: '0%,40%,to{transform:scale(1)}15%{transform:scale(1.09)}28%{transform:scale(1.02)}',
  bounce: '0%,to{transform:translateY(0) scale(1.03,.97)}50%{transform:translateY(-12px)}',
  sway: '0%,to{transform:rotate(-6deg)}50%{transform:rotate(6deg)}',
  wave: '0%,to{transform:rotate(-14deg)}50%{transform:rotate(18deg)}',
  shake:
    '0%,to{transform:translateX(0)}25%{transform:translateX(-6px)}75%{transform:translateX(6px)}',
  spin: 'to{transform:rotate(360deg)}',
  float: '0%,to{transform:translateY(4px)}50%{transform:translateY(-6px)}',
  rise: '0%{transform:translateY(14px);opacity:0}30%{opacity:1}to{transform:translateY(-34px);opacity:0}',
  fall: '0%{transform:translateY(-12px);opacity:0}25%{opacity:1}to{transform:translateY(34px);opacity:0}',
  twinkle: '0%,to{opacity:1;transform:scale(1)}50%{opacity:.35;transform:scale(.7)}',
  nod: '0%,to{transform:translateY(0)}50%{transform:translateY(6px)}',
  drift: '0%,to{transform:translateX(-7px)}50%{transform:translateX(7px)}',
  left: '0%,60%,to{transform:rotate(0)}25%{transform:rotate(14deg)}',
  right: '0%,60%,to{transform:rotate(0)}25%{transform:rotate(-14deg)}',
} satisfies Record<string, string>;

export type Motion = keyof typeof motions;

interface Timing {
  /** Seconds of one round. */
  every?: number;
  /** Seconds until it begins. */
  later?: number;
  /** What it turns around. */
  around?: 'center' | 'bottom' | 'top' | 'left';
}

/** A part of the drawing that moves. */
export function moving(motion: Motion, drawing: string, timing: Timing = {}): string {
  const { every = 1.6, later = 0, around = 'center' } = timing;
  const steady = motion === 'spin' ? 'linear' : 'ease-in-out';
  const style = `animation:${motion} ${every}s ${later}s infinite ${steady};transform-origin:${around}`;
  return `<g class="m" style="${style}">${drawing}</g>`;
}

/** The rules for the motions that a drawing uses. */
export function motionRules(drawing: string): string {
  const used = Object.entries(motions).filter(([name]) => drawing.includes(`animation:${name} `));
  const frames = used.map(([name, steps]) => `@keyframes ${name}{${steps}}`).join('');
  const still = '@media(prefers-reduced-motion:reduce){.m{animation:none!important}}';
  return `.m{transform-box:fill-box}${frames}${still}`;
}
