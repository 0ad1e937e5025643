import { TEMPLATE_NOT_FOUND } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import type { TemplatePlace } from '../../features/templates/template-store.ts';

/** The address names a template that is not among those that can be reached. */
export function MissingTemplate({ place, onLookAgain }: { place: TemplatePlace; onLookAgain: () => void }) {
  return (
    <main className="lone">
      <div>
        <h1>{TEMPLATE_NOT_FOUND}</h1>
        <p className="text-ink-2">
          {place === 'fallback'
            ? 'Your account cannot be reached, and it may be there.'
            : 'It may have been deleted, or it belongs to another account or device.'}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <a className="btn primary big" href="/templates">
            All templates
          </a>
          {place === 'fallback' && (
            <Button size="big" onClick={onLookAgain}>
              Try again
            </Button>
          )}
        </p>
      </div>
    </main>
  );
}
