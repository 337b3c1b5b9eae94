export default function Downloads() {
  return <h1>Downloads</h1>;
}
