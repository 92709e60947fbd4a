import { createHash } from 'node:crypto';

export const mailboxStyle = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--canvas:#FFF9F7;--surface:#FFF;--ink:#24131A;--soft:#5B464D;--line:#EADAD6;--tint:#FDE8EE;--primary:#C2184A}
@media (prefers-color-scheme:dark){:root{--canvas:#140D11;--surface:#1E151A;--ink:#FBF0F2;--soft:#D6C2C8;--line:#3E3037;--tint:#3D1A26;--primary:#FF8DA8}}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--canvas);color:var(--ink);font:16px/1.5 "Open Sans",system-ui,sans-serif}
a{color:inherit}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;padding:20px 24px}
header p{margin:0;flex:1 1 200px;color:var(--soft)}
h1{margin:0;font-size:24px}h1 a{text-decoration:none;color:var(--primary)}
.refresh,.back{display:inline-block;padding:10px 4px;color:var(--primary);font-weight:600}
main{flex:1;display:grid;grid-template-columns:minmax(280px,380px) 1fr;gap:20px;padding:0 24px 24px}
nav,article{background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow:hidden;align-self:start}
ul{list-style:none;margin:0;padding:0}
li+li{border-top:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 12px;padding:14px 18px;text-decoration:none}
li a:hover,li a[aria-current]{background:var(--tint)}
li span,li strong{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
li strong{grid-column:1/3}
.to,.from,time{color:var(--soft);font-size:14px}
article{padding:24px;display:flex;flex-direction:column}
.back{display:none}
h2{margin:0 0 12px;font-size:22px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:0 0 16px;font-size:15px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.files{margin:0 0 16px}.files a{display:block;padding:10px 0;color:var(--primary)}
iframe{width:100%;height:620px;border:1px solid var(--line);border-radius:12px;background:#FFF9F7}
details{margin-top:16px}summary{cursor:pointer;padding:8px 0;font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}
.empty,.choose{padding:32px 20px;text-align:center;color:var(--soft);margin:0}
@media (max-width:800px){main{grid-template-columns:1fr;padding:0 12px 12px}header{padding:16px}.reading nav{display:none}.back{display:inline-block}.choose{display:none}article{padding:16px}}
`;

/** The policy of the page allows this style sheet and no other. */
export const mailboxStyleHash = `sha256-${createHash('sha256').update(mailboxStyle).digest('base64')}`;
