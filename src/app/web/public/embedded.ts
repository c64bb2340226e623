/**
 * Runs before the first paint of a page that is shown in a frame of another website, and talks to the widget there
 * (src/app/web/widget/entry.ts). It says hello to whoever that is, which tells nothing; everything else goes to the
 * origin that answered, which the page's frame-ancestors has let in.
 */
export const answerHost = `(()=>{
const html=document.documentElement;
html.classList.add('embedded');
let say=()=>{};
const measure=()=>{if(document.body)say({height:Math.ceil(document.body.getBoundingClientRect().height)})};
addEventListener('message',(event)=>{
if(event.source!==parent||event.data!=='fotobooking:hello')return;
say=(said)=>parent.postMessage({fotobooking:said},event.origin);
measure();
});
addEventListener('DOMContentLoaded',()=>new ResizeObserver(measure).observe(document.body));
addEventListener('arrive',()=>say({arrive:true}));
addEventListener('keydown',(event)=>{if(event.key==='Escape'&&!event.defaultPrevented&&!document.querySelector('dialog[open]'))say({close:true})});
parent.postMessage({fotobooking:{hello:true}},'*');
})()`.replaceAll('\n', '');
