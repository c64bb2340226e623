/**
 * A page in a frame of another website is as high as what is inside, nothing stands above that, and it can be narrower
 * than any screen: price and length of a service then stand below each other.
 */
export const embeddedStyle =
  'body{min-height:0}#content{padding-top:1.25rem}@media(width<20rem){[data-card] [id$=-facts]{flex-wrap:wrap;row-gap:0}}';

/**
 * Runs before the first paint of a page that is shown in a frame of another website, and talks to the widget there
 * (src/app/web/widget/entry.ts). It says hello to whoever that is, which tells nothing; everything else goes to the
 * origin that answered, which the page's frame-ancestors has let in. The answer says how it is shown: in a 'window' that
 * scrolls, or 'inline'. Then it is as high as its content, there is nothing to scroll in it, and not every browser
 * scrolls what is around: whatever the page asks to see, the website is asked for.
 */
export const answerHost = `(()=>{
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
