/**
 * CSS of an embedded page: it is as high as its content, has no header, and can be narrower than any screen; price and
 * duration of a service then wrap.
 */
export const embeddedStyle =
  'body{min-height:0}#content{padding-top:1.25rem}@media(width<20rem){[data-card] [id$=-facts]{flex-wrap:wrap;row-gap:0}}';

/**
 * Runs before the first paint of an embedded page and exchanges messages with the widget (src/app/web/widget/entry.ts).
 * It sends a hello without any data to its parent window. Everything else is sent only to the origin that responds,
 * which the page's frame-ancestors has allowed. The response states how the page is shown: 'window' (it scrolls itself)
 * or 'inline'. An inline page is as high as its content and cannot scroll, and not every browser scrolls the
 * surrounding page; so calls to scroll are sent to the website as messages.
 */
export const embeddedScript = `(()=>{
let say=()=>{};
const measure=()=>{if(document.body)say({height:Math.ceil(document.body.getBoundingClientRect().height)})};
const reveal=({top,bottom},{block,behavior})=>{measure();say({reveal:{top,bottom,block,smooth:behavior==='smooth'}})};
addEventListener('message',({source,data,origin})=>{
if(source!==parent||!/^fotobooking:(inline|window)$/.test(data))return;
say=(said)=>parent.postMessage({fotobooking:said},origin);
measure();
if(data==='fotobooking:window')return;
globalThis.scrollTo=()=>reveal({top:0,bottom:0},{block:'nearest'});
Element.prototype.scrollIntoView=function(how){reveal(this.getBoundingClientRect(),how??{block:'start'})};
});
addEventListener('DOMContentLoaded',()=>new ResizeObserver(measure).observe(document.body));
addEventListener('keydown',(event)=>{if(event.key==='Escape'&&!event.defaultPrevented&&!document.querySelector('dialog[open]'))say({close:true})});
parent.postMessage({fotobooking:{hello:true}},'*');
})()`.replaceAll('\n', '');
