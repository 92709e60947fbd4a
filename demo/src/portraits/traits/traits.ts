export type Gender = 'female' | 'male';
export type Texture = 'straight' | 'wavy' | 'curly' | 'coily';
export type FaceShape = 'oval' | 'round' | 'square' | 'heart' | 'long' | 'diamond';
export type EyeShape = 'almond' | 'round' | 'hooded' | 'monolid' | 'upturned' | 'downturned';
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache' | 'chin';
export type Glasses = 'none' | 'round' | 'square' | 'cat' | 'thin' | 'aviator';
export type Earrings = 'none' | 'stud' | 'hoop' | 'drop' | 'pearl';
type Necklace = 'none' | 'pendant' | 'chain' | 'pearls' | 'beads';
export type FemaleHair =
  | 'longStraight'
  | 'longWavy'
  | 'fringe'
  | 'bob'
  | 'fringeBob'
  | 'lob'
  | 'topBun'
  | 'lowBun'
  | 'ponytail'
  | 'ringlets'
  | 'afro'
  | 'shortAfro'
  | 'pixie'
  | 'braids'
  | 'sidePlait'
  | 'shortLayers'
  | 'halfUp';
export type MaleHair =
  | 'sidePart'
  | 'quiff'
  | 'slick'
  | 'crew'
  | 'crop'
  | 'buzz'
  | 'bald'
  | 'receding'
  | 'curlyTop'
  | 'medium'
  | 'longStraight'
  | 'manBun'
  | 'fade'
  | 'afro'
  | 'locs'
  | 'tousled';
export type HairStyle = FemaleHair | MaleHair;

export interface PortraitTraits {
  seed: number;
  gender: Gender;
  age: number;
  skin: string;
  /** 0..1: how rosy cheeks and lips are against the skin. */
  flush: number;
  face: {
    shape: FaceShape;
    width: number;
    jaw: number;
    chin: number;
    length: number;
    /** -1 thin, 1 round: how much flesh lies on the bones. */
    fullness: number;
  };
  hair: {
    style: HairStyle;
    colour: string;
    grey: number;
    texture: Texture;
    hairline: number;
    part: number;
    volume: number;
  };
  eyes: { colour: string; shape: EyeShape; size: number; spacing: number; tilt: number };
  brows: { thickness: number; arch: number; tilt: number; height: number };
  nose: { width: number; length: number; bridge: number; tip: number };
  mouth: { width: number; upper: number; lower: number; bow: number };
  beard: Beard;
  glasses: { kind: Glasses; colour: string };
  earrings: Earrings;
  necklace: Necklace;
  metal: string;
  freckles: number;
  makeup: { lips: string; strength: number; shadow: string };
  /** Position on the face, or none. */
  mole: readonly [number, number] | undefined;
  /** Shoulder width factor. */
  build: number;
}
