export function TemplateScreen() {
  return <main className="reading"><h1>Template</h1></main>;
}
