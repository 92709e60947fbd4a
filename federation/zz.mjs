import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';
const out='/tmp/shots-chatb';mkdirSync(out,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']});
const base=process.argv[2];
for(const [w,h,scheme,locale,touch] of [[390,844,'light','nl',true],[1280,800,'dark','en',false],[1440,860,'light','en',false]]){
 const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,serviceWorkers:'block',locale:'nl-NL',hasTouch:touch,isMobile:touch});
 await c.addCookies([{name:'locale',value:locale,url:base},{name:'theme',value:scheme,url:base}]);
 await c.addInitScript(()=>localStorage.setItem('hide-site-entry-warning','1700000000000'));const p=await c.newPage();
 await p.goto(base+'/login');await p.waitForSelector('input[type=password]',{timeout:60000});await p.waitForTimeout(1500);
 const d=p.locator('dialog[open],[role=dialog]');if(await d.count()){await d.getByRole('button').last().click().catch(()=>{});await p.waitForTimeout(800)}
 await p.locator('input[type=email], input[name=email], input[autocomplete*=username]').first().fill('eva@afterglow.example');await p.locator('input[type=password]').first().fill('warm-evening');
 await p.locator('form button[type=submit]').first().click();await p.waitForTimeout(4000);
 await p.goto(base+"/chats");await p.waitForTimeout(3000);
 const row=p.locator('[data-swipes]').nth(1);
 if(touch){ await p.screenshot({path:`${out}/list-${w}.png`});
   console.log(await row.evaluate(e=>({sw:e.scrollWidth,cw:e.clientWidth,h:e.offsetHeight})));
   await row.evaluate(e=>{e.scrollLeft=999});await p.waitForTimeout(600);await p.screenshot({path:`${out}/swiped-${w}.png`});
   await p.locator('[data-swipes]').nth(3).getByRole('button').first().tap();await p.waitForTimeout(600);await p.screenshot({path:`${out}/menu-${w}.png`});
 } else { await row.hover();await p.waitForTimeout(300);await p.screenshot({path:`${out}/hover-${w}.png`});
   await row.getByRole('button').first().click();await p.waitForTimeout(400);await p.screenshot({path:`${out}/menu-${w}.png`});
   await p.keyboard.press('Escape');await row.getByRole('link').click();await p.waitForTimeout(2500);await p.screenshot({path:`${out}/open-${w}.png`}); }
 await c.close();}
await b.close();
