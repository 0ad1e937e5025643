import type { Plugin } from 'vite';

/** The call with which sonner writes its style sheet into the page as it is loaded. */
const STYLE_CALL = /\b[\w$]+\(`:where\(html\[dir="ltr"\]\)[^`]*`\);?/;

/** Takes sonner's inline style sheet out: the content security policy forbids it, and the toasts have one of their own. */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: 'sonner-without-style',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return null;
      if (!STYLE_CALL.test(code))
        this.error('sonner writes its style sheet in another way than it did: look at its build and change STYLE_CALL.');
      return { code: code.replace(STYLE_CALL, ''), map: null };
    },
  };
}
