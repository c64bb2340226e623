/**
 * Runs before the first paint of a page that is shown in a frame of another website, and talks to the widget there
 * (src/app/web/widget/entry.ts). It says hello to whoever that is, which tells nothing; everything else goes to the
 * origin that answered, which the page's frame-ancestors has let in. The answer says how it is shown: 'inline', as high
 * as its content, or in a 'window' that scrolls.
 */
export const answerHost = `(()=>{
const html=document.documentElement;
html.classList.add('embedded');
let say=()=>{};
const measure=()=>{if(document.body)say({height:Math.ceil(document.body.getBoundingClientRect().height)})};
addEventListener('message',({source,data,origin})=>{
const shown=/^fotobooking:(inline|window)$/.exec(data);
if(source!==parent||!shown)return;
html.dataset.embedded=shown[1];
say=(said)=>parent.postMessage({fotobooking:said},origin);
measure();
});
addEventListener('DOMContentLoaded',()=>new ResizeObserver(measure).observe(document.body));
addEventListener('reveal',({detail})=>{measure();say({reveal:detail})});
addEventListener('keydown',(event)=>{if(event.key==='Escape'&&!event.defaultPrevented&&!document.querySelector('dialog[open]'))say({close:true})});
parent.postMessage({fotobooking:{hello:true}},'*');
})()`.replaceAll('\n', '');
