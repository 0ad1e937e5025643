import { EmptyHome } from './empty-home.tsx';

/** Home before its script has run: to be read, not yet to be worked with. What stands in it stays where it is when the real one comes. */
export function FirstHome() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading page...
      </p>
      <div className="contents" inert>
        <EmptyHome
          over={false}
          onFiles={doNothing}
          onSample={doNothing}
          picker={null}
          limits={null}
          fields={[]}
          rows={null}
          notices={null}
          server={null}
          history={null}
        />
      </div>
    </>
  );
}

function doNothing(): void {}
