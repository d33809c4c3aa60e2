/** Where there is more below than is in sight, the edge says so: the class `below`. */
export function edge(node: HTMLElement) {
  const look = () => node.classList.toggle('below', node.scrollTop + node.clientHeight < node.scrollHeight - 4);
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(node);
  children.observe(node, { childList: true });
  node.addEventListener('scroll', look);
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}
