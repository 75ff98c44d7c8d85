import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what a stranger wrote stays text, what the page wrote stays markup', () => {
  const name = `<script>alert("x")</script> & 'রফিকুল'`;
  expect(html`<p title="${name}">${html`<b>${1}</b>`}${[name, undefined, false]}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;রফিকুল&#39;"><b>1</b>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;রফিকুল&#39;</p>',
  );
});
