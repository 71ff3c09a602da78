// Puts a button beside each sample that copies it. Without this script the samples are mere text.
const { copy, copied } = document.body.dataset;
// Screen readers say aloud what is written here.
const announced = document.querySelector('.docs-said');

for (const sample of document.querySelectorAll('.docs pre')) {
  if (sample.closest('.docs-run')) continue;
  const box = document.createElement('div');
  box.className = 'docs-code';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  const label = sample.getAttribute('aria-label');
  if (label) button.setAttribute('aria-label', `${copy}: ${label}`);
  button.addEventListener('click', () => copyText(sample, button));
  sample.replaceWith(box);
  box.append(sample, button);
}

async function copyText(sample, button) {
  try {
    await navigator.clipboard.writeText(sample.textContent.trimEnd());
    announced.textContent = '';
    button.textContent = copied;
    announced.textContent = copied;
    setTimeout(() => {
      button.textContent = copy;
    }, 2000);
  } catch {
    // Where a page may not write to the clipboard, the text is selected, to be copied by hand.
    getSelection().selectAllChildren(sample);
  }
}
