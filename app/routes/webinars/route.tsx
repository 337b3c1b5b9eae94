export default function Webinars() {
  return <h1>Webinars</h1>;
}
