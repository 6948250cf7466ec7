/**
 * Stands in the document before the page's own script, and does four things until that has started.
 *
 * The script waits for the first paint: picture, words and letters are painted from the document alone, and on a slow
 * line a script that comes first only stands in their way. `late-scripts.server.ts` marks what waits.
 *
 * What a reader does in the meantime (a button pressed, a box ticked, a choice made, words typed) is kept, and done once
 * the script has started. Nobody else hears of it: a page halfway up would do it out of turn, and it would be done twice.
 *
 * A step back in the meantime, to a page of the same document, loads that page anew: the script would put this page's
 * content under that page's address. Nobody else hears of it: a step taken meanwhile would stop the loading. A step can
 * even come before this stands, so the document says whose it is (`data-at`); an entry of the history is loaded anew for
 * that only once, in case somebody between here and the server writes addresses differently.
 *
 * A script that is lost on the way (the line is cut, the shop starts anew) leaves a page on which nothing answers: it is
 * loaded anew, once, unless the page starts after all (what was lost need not have been its own).
 */
export const BEFORE_SCRIPT = `(()=>{
const {at}=document.currentScript.dataset;
const isElsewhere=()=>location.pathname+location.search!==at;
const early=window.early={isLeaving:false,isOver:false,touched:new Map(),end(){early.isOver=true;removeEventListener('popstate',step);removeEventListener('unhandledrejection',lost);removeEventListener('click',touch,true);removeEventListener('input',touch,true)}};
const leave=()=>{
early.isLeaving=true;
location.reload();
};
const step=(event)=>{
if(!isElsewhere())return;
event.stopImmediatePropagation();
leave();
};
const touch=(event)=>{
const {type,target}=event;
const field=type==='click'?target.closest('button[type=button],input:is([type=checkbox],[type=radio])'):target.closest('textarea,input:not([type=checkbox],[type=radio])');
if(!field)return;
event.stopPropagation();
early.touched.delete(field);
early.touched.set(field,/checkbox|radio/.test(field.type)?field.checked:field.value);
};
if(isElsewhere()&&!history.state?.reloaded){
history.replaceState({...history.state,reloaded:true},'');
leave();
}
const lost=()=>{
if(performance.getEntriesByType('navigation')[0]?.type!=='reload')setTimeout(()=>early.isOver||location.reload(),2000);
};
addEventListener('popstate',step);
addEventListener('unhandledrejection',lost);
addEventListener('click',touch,true);
addEventListener('input',touch,true);
const begin=()=>{
const late=document.querySelector('script[type=late-module]');
if(!late)return;
for(const link of document.querySelectorAll('link[rel=late-modulepreload]'))link.rel='modulepreload';
const script=document.createElement('script');
script.type='module';
script.nonce=late.nonce;
script.textContent=late.textContent;
script.onerror=lost;
late.replaceWith(script);
};
const parsed=new Promise((done)=>addEventListener('DOMContentLoaded',done));
const painted=new Promise((done)=>{
if(document.visibilityState==='hidden')done();
try{new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length)done()}).observe({type:'paint',buffered:true})}
catch{requestAnimationFrame(()=>setTimeout(done))}
});
parsed.then(()=>Promise.race([painted,new Promise((done)=>setTimeout(done,3000))])).then(begin);
})()`.replaceAll('\n', '');

type Field = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement;

interface Early {
  isLeaving: boolean;
  /** What the reader touched, in that order, and what it stood at then. */
  touched: Map<Field, string | boolean>;
  end: () => void;
}

const early = (): Early | undefined => (window as { early?: Early }).early;

/** This page is being left for the one an early step led to: nothing of it is worth starting. */
export const isLeavingEarly = (): boolean => early()?.isLeaving ?? false;

/**
 * From here on the page takes steps and touches itself; what came before is done now, one after another, each once the
 * page stands as the one before left it, and all of it before the reader's next touch can come between.
 */
export async function takeOver(): Promise<void> {
  const before = early();
  if (!before) return;
  before.end();
  const touched = [...before.touched];
  before.touched.clear();
  for (const [field, value] of touched) {
    await Promise.resolve();
    redo(field, value);
  }
}

/** React takes a field for changed when it stands at something else than it last saw, so that is set up first. */
function redo(field: Field, value: string | boolean): void {
  if (!field.isConnected) return;
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else if (field instanceof HTMLButtonElement) {
    field.click();
  } else {
    field.value = '';
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
