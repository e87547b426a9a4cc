/**
 * A drawing that notes where it was pressed and dragged, and a field that notes what it was sent; the document shows
 * nothing of them but the notes.
 */
export const drawing = `<!doctype html><title>Drawing</title><style>body { margin: 0 }</style><canvas width="640" height="400"></canvas><br><input aria-label="Note" value="old" style="position: absolute; left: 0; top: 400px; height: 40px" onkeydown="if (event.key === 'Enter') out.textContent += ' note=' + value"><p id="out"></p><script>
  const canvas = document.querySelector("canvas");
  const out = document.querySelector("#out");
  const say = (words) => { out.textContent += " " + words };
  canvas.onclick = (event) => say("click " + Math.round(event.offsetX) + "," + Math.round(event.offsetY) + (event.ctrlKey ? "+ctrl" : ""));
  canvas.ondblclick = () => say("double");
  let from;
  canvas.onmousedown = (event) => { from = event };
  canvas.onmouseup = (event) => { if (Math.abs(event.offsetX - from.offsetX) > 5) say("drag " + Math.round(from.offsetX) + ">" + Math.round(event.offsetX)) };
  canvas.onwheel = (event) => say("wheel " + Math.round(event.deltaY));
</script>`;
