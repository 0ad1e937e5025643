const RULES = Array.from({ length: 12 }, (_, index) => index);

/** Stands where a screen will be while its script is fetched. */
export function LoadingScreen() {
  return (
    <main className="loading-screen">
      <div role="status">
        <h1>Loading page...</h1>
      </div>
      <div aria-hidden="true">
        {RULES.map((rule) => (
          <i key={rule} />
        ))}
      </div>
    </main>
  );
}
