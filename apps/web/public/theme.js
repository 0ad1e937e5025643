// Puts the chosen theme on the page before anything is drawn. A file of its own, since the page's policy allows no inline script.
(() => {
  try {
    const theme = localStorage.getItem('sheetlift.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is switched off: the page looks as the system does.
  }
})();
