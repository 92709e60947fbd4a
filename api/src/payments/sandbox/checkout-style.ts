import { createHash } from 'node:crypto';

export const checkoutStyle = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--canvas:#F3F1EE;--surface:#FFF;--ink:#1D1A24;--soft:#5C5666;--line:#DCD7D0;--tint:#F1EDF8;--primary:#4B3AA8;--on:#FFF;--ok:#1E7145;--stripe:#FFE9A8;--stripe-ink:#4A3500}
@media (prefers-color-scheme:dark){:root{--canvas:#121016;--surface:#1D1A23;--ink:#F3F0F8;--soft:#BDB6CA;--line:#3A3546;--tint:#2A2440;--primary:#B9ACFF;--on:#171226;--ok:#7FD6A3;--stripe:#4A3A0C;--stripe-ink:#FFE9A8}}
body{margin:0;min-height:100vh;background:var(--canvas);color:var(--ink);font:16px/1.5 "Open Sans",system-ui,sans-serif}
.test{margin:0;padding:10px 16px;background:var(--stripe);color:var(--stripe-ink);text-align:center;font-weight:600}
main{max-width:480px;margin:0 auto;padding:32px 16px 64px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:24px;margin-bottom:16px}
h1{margin:0;font-size:20px}
h2{margin:0 0 4px;font-size:18px}
.amount{margin:8px 0 16px;font-size:40px;line-height:1.1;font-weight:800;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0;font-size:15px}
dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.hint{margin:0 0 16px;color:var(--soft);font-size:15px}
label.field{display:block;margin-bottom:12px;font-weight:600}
.field input{display:block;width:100%;min-height:48px;margin-top:6px;padding:0 14px;border:1px solid var(--soft);border-radius:12px;background:transparent;color:inherit;font:inherit}
button{display:block;width:100%;min-height:48px;margin-top:10px;padding:0 20px;border:1px solid var(--line);border-radius:999px;background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--tint)}
button.pay{min-height:56px;border:0;background:var(--primary);color:var(--on);font-size:18px;font-weight:700}
button.pay:hover{filter:brightness(1.08)}
.others{display:grid;grid-template-columns:1fr 1fr;gap:0 10px}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
fieldset{margin:20px 0 0;padding:0;border:0}
legend{padding:0;font-weight:600}
.choice{display:flex;gap:10px;align-items:center;min-height:44px}
.choice input{width:20px;height:20px;accent-color:var(--primary)}
.done{color:var(--ok);font-weight:700}
a{color:var(--primary);font-weight:600}
`;

/** The page's policy allows this style sheet and no other. */
export const checkoutStyleHash = `sha256-${createHash('sha256').update(checkoutStyle).digest('base64')}`;
