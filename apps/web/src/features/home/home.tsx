export function Home() {
  return <h1>어떤 위생교육을 받으셔야 하나요?</h1>
}
