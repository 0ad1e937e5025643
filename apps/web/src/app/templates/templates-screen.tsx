export function TemplatesScreen() {
  return <main className="reading"><h1>Templates</h1></main>;
}
