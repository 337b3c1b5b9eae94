export default function NewsArticle() {
  return <h1>News</h1>;
}
