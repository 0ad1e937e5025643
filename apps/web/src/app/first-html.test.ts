import { expect, test } from 'vitest';
import { firstHtml } from './first-html.tsx';

test('home can be read before a script runs, and takes nothing that would be lost', () => {
  const body = firstHtml().find(({ name }) => name === 'index')?.body ?? '';
  expect(body).toContain('Loading page...');
  expect(body).toContain('Documents in, rows out.');
  expect(body).toContain('Drop documents here');
  expect(body).toMatch(/<div class="contents" inert(="")?><main/);
  expect(body).not.toContain('<input');
});

test('no page has a style or a script in its markup: the security policy refuses both', () => {
  const pages = firstHtml();
  expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(['index', 'faq', 'any']));
  for (const { body } of pages) expect(body).not.toMatch(/ style="|<script|<style| on\w+="/);
});
