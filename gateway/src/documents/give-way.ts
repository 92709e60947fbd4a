import { waitingScript } from './page-scripts.ts';

/**
 * For the document: the first look gives way to the page in the moment that it stands below it,
 * before anything is drawn: nothing flashes or moves, whoever was at a link or in a field is at the
 * same one, and what they typed, chose, pressed or sent is so there. What a field had by itself is not
 * theirs: the page may know better. Choices follow one another, as the page draws what came of each. It
 * waits while the page is a skeleton, but a second only where it is one itself. For half a second the page
 * below rests, then the first look: what is pressed reaches one of them, and what a slow page has, its
 * frame, can be used. What was sent or pressed is so a moment later, when the page has heard what was
 * chosen. While a finger, button or the space bar is down the first look stays, 8 s at most: a click whose
 * element is gone reaches nobody. A document that the service worker kept has no first look. Where the
 * scripts do not come, within 8 s of the document's last file or a minute of its sending, a form goes the
 * way of browsers without any: not earlier, or a slow line would have somebody type their password twice.
 */
export const giveWay = `(()=>{
const look=document.getElementById('first-look'),app=document.getElementById('app');
if(!look)return;
const all=(place,what)=>[...place.querySelectorAll(what)];
const fields='main input:not([type=hidden],[type=file]),main textarea,main select';
const isOn=one=>one.getAttribute('aria-checked')==='true';
const says=one=>[one.textContent,one.getAttribute('href'),one.getAttribute('aria-label')].join();
const asks=one=>[one.type,one.name,one.getAttribute('aria-label'),one.type==='radio'&&one.value].join();
const alike=(place,what,words,one)=>all(place,what).filter(other=>words(other)===words(one));
const same=one=>alike(app,'a,button,summary',says,one)[alike(look,'a,button,summary',says,one).indexOf(one)];
const fieldOf=one=>{
const before=alike(look,fields,asks,one),own=alike(app,fields,asks,one);
if(own.length===before.length)return own[before.indexOf(one)]
};
const atFirst=one=>all(one,'[selected]').pop()??all(one,'option:enabled')[0];
const isChanged=one=>one.options?one.selectedOptions[0]!==atFirst(one):/^(checkbox|radio)$/.test(one.type)?one.checked!==one.defaultChecked:one.value!==one.defaultValue;
const main=document.querySelector('script[defer]')??${waitingScript};
const told=(one,...types)=>new Promise(done=>types.forEach(type=>one.addEventListener(type,done)));
const filesCame=Promise.all([told(window,'load'),told(main,'load','error')]);
const chosen=new Set;
let turn,patience,pressed,sent,isHeld,isDue;
const rests=(one,does)=>{one.inert=does;one.ariaHidden=does||null};
rests(app,true);
look.addEventListener('click',({target})=>{
const one=target.closest('button'),group=one?.parentElement;
if(one?.getAttribute('role')!=='radio'){if(one&&one.type!=='submit')pressed=one;return}
for(const other of all(group,'[role=radio]'))other.setAttribute('aria-checked',other===one);
chosen.add(one);
const field=group.querySelector('input');
if(field)field.value=one.value
});
look.addEventListener('submit',event=>{
event.preventDefault();
if(sent)return;
sent=event.target;
event.submitter?.setAttribute('aria-busy',true);
const alone=ms=>setTimeout(()=>{if(sent.isConnected)sent.submit()},ms);
alone(60000);
filesCame.then(()=>alone(8000))
});
const type=(field,text)=>{
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,text);
field.dispatchEvent(new Event(field.options?'change':'input',{bubbles:true}))
};
const letGo=()=>{
isHeld=false;
if(isDue)over()
};
for(const type of ['pointerdown','keydown'])look.addEventListener(type,({key=' '})=>{
if(key!==' ')return;
isHeld=true;
setTimeout(letGo,8000)
});
for(const type of ['pointerup','pointercancel','keyup'])addEventListener(type,()=>setTimeout(letGo,50));
const over=async()=>{
isDue=isHeld;
if(isHeld)return;
watch.disconnect();
clearTimeout(turn);
clearTimeout(patience);
rests(app,false);
const at=document.activeElement,caret=at.selectionStart;
const to=look.contains(at)&&(fieldOf(at)??same(at));
for(const one of all(look,fields).filter(isChanged)){
const own=fieldOf(one);
if(!own)continue;
if(own.checked!==one.checked)own.click();
else if(own.value!==one.value&&(!own.options||all(own,'option').some(({value})=>value===one.value)))type(own,one.value)
}
for(const one of all(look,'main details[open]>summary').map(same))if(one)one.parentElement.open=true;
for(const one of [...chosen].filter(isOn).map(same))if(one&&!isOn(one)){
one.click();
await 0
}
const form=sent&&all(app,'main form')[all(look,'main form').indexOf(sent)];
const button=pressed&&same(pressed);
look.remove();
if(to){
to.focus({preventScroll:true});
if(typeof caret==='number')to.setSelectionRange?.(caret,caret)
}
setTimeout(()=>{
if(form)form.requestSubmit();
else button?.click()
})
};
const watch=new MutationObserver(()=>{
const page=app.querySelector('main')??app,isWaiting=page.querySelector('.sk-group,.sk-panes');
if(page.textContent.trim()&&!isWaiting)over();
else if(isWaiting){
turn??=setTimeout(()=>{if(!look.contains(document.activeElement)){rests(look,true);rests(app,false)}},500);
patience??=setTimeout(over,look.querySelector('main .sk-group,main .sk-panes')?1000:8000)
}
});
watch.observe(app,{childList:true,subtree:true})
})()`.replaceAll('\n', '');
