import type { Load } from './load-of.ts';
import { costs, type Kind, kinds } from './measured.ts';

/** Numbers from 0 to 1. */
type Random = () => number;

/** Cores that take what comes, one at a time each, in the order in which it comes. */
interface Station {
  cores: number;
  side: 'pair' | 'database';
  /** How much of the load comes here: one of ten pairs gets a tenth. */
  share: number;
}

export interface Waited {
  /** Share of the time that a core was busy. */
  busy: number;
  /** Milliseconds that 99 of 100 waited at most for a core. */
  p99: number;
  arrived: number;
}

const exponential = (mean: number, random: Random) => -mean * Math.log(1 - random());

function picker(perSecond: Load['perSecond'], side: Station['side'], random: Random) {
  const asked = kinds.filter((kind) => costs[kind][side] > 0);
  const rate = asked.reduce((sum, kind) => sum + perSecond[kind], 0);
  const pick = (): Kind => {
    let left = random() * rate;
    for (const kind of asked) {
      left -= perSecond[kind];
      if (left < 0) return kind;
    }
    return 'call';
  };
  return { rate, pick };
}

/**
 * A queue before the cores of one station, event by event: arrivals are Poisson, the processor time of
 * each is exponential around what its kind was measured to cost. It says nothing of locks, disks or networks.
 */
export function simulate(load: Load, station: Station, seconds: number, random: Random): Waited {
  const { rate, pick } = picker(load.perSecond, station.side, random);
  const freeAt = new Float64Array(station.cores);
  const waits: number[] = [];
  const end = seconds * 1000;
  let worked = 0;
  let arrived = 0;
  for (let now = 0; ; ) {
    now += exponential(1000 / (rate * station.share), random);
    if (now > end) break;
    let first = 0;
    for (let core = 1; core < freeAt.length; core += 1) {
      if ((freeAt[core] ?? 0) < (freeAt[first] ?? 0)) first = core;
    }
    const begins = Math.max(now, freeAt[first] ?? 0);
    const takes = exponential(costs[pick()][station.side], random);
    freeAt[first] = begins + takes;
    waits.push(begins - now);
    worked += takes;
    arrived += 1;
  }
  waits.splice(0, waits.length / 10); // they came to an empty house
  waits.sort((a, b) => a - b);
  return {
    busy: worked / end / station.cores,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    arrived,
  };
}
