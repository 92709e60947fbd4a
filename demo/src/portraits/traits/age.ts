import { clamp } from '../paint/geometry.ts';

/** 1 at eighteen, 0 from thirty on: round cheeks, large eyes, nothing set yet. */
export const youth = (age: number): number => clamp((31 - age) / 12, 0, 1);

/** 0 until thirty, 1 from seventy-two on: what gravity, sun and laughing leave. The forties show it. */
export const maturity = (age: number): number => clamp((age - 30) / 42, 0, 1) ** 0.8;
