/** The colour of the air: what the place does to skin, hair and clothes. */
interface Mood {
  lights: readonly string[];
  strength: number;
  ambient: string;
  amount: number;
}

export type BackdropKind =
  | 'sunset'
  | 'morning'
  | 'garden'
  | 'violet'
  | 'bar'
  | 'beach'
  | 'mountain'
  | 'library'
  | 'rain'
  | 'studio'
  | 'neon'
  | 'cafe'
  | 'harbour'
  | 'autumn'
  | 'blush'
  | 'lamps';

export const moods: Record<BackdropKind, Mood> = {
  sunset: { lights: ['#ffd9a0', '#ffc58a'], strength: 1, ambient: '#b0486a', amount: 0.09 },
  morning: { lights: ['#f4fbff', '#fff6dd'], strength: 0.85, ambient: '#5b9ab0', amount: 0.07 },
  garden: { lights: ['#fbf6c8', '#f3f7c0'], strength: 0.85, ambient: '#5a8a5a', amount: 0.07 },
  violet: { lights: ['#ffd0e0', '#f5d0ff'], strength: 0.9, ambient: '#6a4a9a', amount: 0.1 },
  bar: { lights: ['#ffd08a', '#ffc070'], strength: 1, ambient: '#6a3a1e', amount: 0.1 },
  beach: { lights: ['#fff0cc', '#ffe4b0'], strength: 0.95, ambient: '#c98a6a', amount: 0.06 },
  mountain: { lights: ['#fff2dd', '#ffe0d0'], strength: 0.8, ambient: '#6a86a8', amount: 0.07 },
  library: { lights: ['#ffe0a8', '#ffd494'], strength: 0.9, ambient: '#6b4426', amount: 0.09 },
  rain: { lights: ['#d8ecff', '#cfe4f6'], strength: 0.8, ambient: '#3f5f7a', amount: 0.1 },
  studio: { lights: ['#fffaf2', '#fff2e6'], strength: 0.7, ambient: '#b09a90', amount: 0.03 },
  neon: { lights: ['#7fd4ff', '#ff8fd0'], strength: 1.1, ambient: '#5a2a7a', amount: 0.12 },
  cafe: { lights: ['#fff0d8', '#ffe8c4'], strength: 0.8, ambient: '#9a7458', amount: 0.06 },
  harbour: { lights: ['#ffe2b8', '#ffd3a0'], strength: 0.9, ambient: '#4a6a94', amount: 0.09 },
  autumn: { lights: ['#ffe2a0', '#ffd488'], strength: 0.95, ambient: '#a05a2a', amount: 0.08 },
  blush: { lights: ['#fff4ec', '#ffe9e0'], strength: 0.75, ambient: '#c07a7a', amount: 0.05 },
  lamps: { lights: ['#ffcf88', '#ffdca0'], strength: 1, ambient: '#3a3a6a', amount: 0.11 },
};

export const backdropKinds = Object.keys(moods) as BackdropKind[];
