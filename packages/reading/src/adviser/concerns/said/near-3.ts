import { evenings } from './evenings.ts';

/** Readers who are near somebody, message by message. */
export default evenings(`
  ssum-likes-me | 썸남이 저 좋아하는 거 맞나요?
  shy-or-no-feelings | 연락은 매일 하는데 표현을 안 해요
  never-says-love | 왜 표현을 안 하는 걸까요
  > show-it-or-hide | 제가 먼저 티 내도 돼요?
  > show-it-or-hide | 어떻게 티 내요
  > how-would-they-take-it | 그러다 부담스러워하면요
  confess-when | 고백은 언제쯤 할까요?
  > may-i-do-so | 그때까지 기다리면 될까요
  > will-do-so | 네 일단 믿어볼게요
  first-date-ahead | 이번 주말에 만나기로 했는데 뭐 조심할 거 있어요?

  ask-for-second-meeting | 소개팅 했는데 애프터 신청 언제 하는 게 좋아요?
  > tells-more | 어제 저녁에 만났어요
  > first-message-to-stranger | 뭐라고 보내요
  > they-are-lukewarm | 근데 만났을 때 반응이 그냥 그랬어요
  > if-they-refuse | 거절하면 어떡하죠

  read-no-answer | 읽씹당했어요ㅠㅠ
  > sent-no-answer-yet | 어제 밤에 보낸 건데 아직 답 없어요
  > read-no-answer | 왜 씹는걸까요
  > did-i-do-wrong | 제가 뭐 잘못한 거 같기도 하고
  > tells-more | 그냥 뭐해? 라고 보냈거든요
  > after-no-answer | 다시 보내볼까요
  > text-first-when | 언제쯤 보내는 게 나아요?
  > no-answer-then-over | 또 씹히면요?
  ssum-likes-me | 걔 마음은 뭔데요
  > feels-hurt | 하 자존심 상해
  > will-do-so | 그럼 그냥 기다릴게요

  is-it-ssum | 지금 연락하는 사람이 있는데 이게 썸인지 모르겠어요
  > tells-more | 일주일에 두세 번 카톡하고 한 달에 한 번 정도 밥 먹어요
  crush-likes-me | 그 사람은 저를 어떻게 생각할까요
  ssum-likes-me | 제가 착각하는 건 아니겠죠?
  define-us | 물어봐도 될까요 우리 무슨 사이냐고
  > define-us | 뭐라고 물어보면 자연스러워요?
  ask-if-burden | 근데 물어봤다가 어색해질까봐 무서워요
  > what-if-i-stay-still | 안 물어보고 좀 더 지켜보는 건요?
  > how-long-then | 얼마나 지켜봐야 돼요
  > wait-or-stop | 제 나이에 이런 거 너무 시간낭비 아닌가 싶어요
  > will-do-so | 네 감사합니다 생각 정리해볼게요

  text-first-or-wait | 먼저 연락해도 될까
  > tells-more | 3일째 서로 연락 안 하는 중
  losing-if-i-text | 내가 먼저 하면 매달리는 거 같잖아
  > waits-for-my-text | 걔도 기다리고 있을까?
  > text-what | 뭐라고 보내지
  > will-do-so | ㅇㅋ 오늘 밤에 보내본다

  ssum-becomes-love | 이 사람이랑 잘 될까요?
  > tells-more | 소개로 만나서 세 번 봤어요
  meets-never-names | 세 번 만났는데 아직 사귀자는 말이 없어요
  third-or-never | 보통 세번째에 고백하지 않나요
  is-it-their-nature | 이 사람 성격이 원래 느린 편인가요?
  i-ask-to-date | 제가 먼저 사귀자고 해도 될까요
  > confess-when | 언제 말하는 게 제일 좋아요?
  > sooner-than-that | 이번 달 안에는 결론이 날까요
  > not-hurt-again | 안 되면 어떡하죠 저 진짜 마음에 들거든요
  us-two-match | 그래도 궁합은 좋은 편이에요?
  > feels-glad | 다행이네요ㅎㅎ
  > will-do-so | 그럼 토요일에 만나면 은근슬쩍 떠볼게요

  left-unread | 안읽씹은 무슨 심리예요?
  > left-unread | 이틀째 1이 안 없어져요
  posts-but-no-answer | 근데 인스타 스토리는 올려요;;
  > posts-but-no-answer | 내 카톡만 안 보는 거잖아요
  > feels-hurt | 차라리 읽씹이 나은듯
  > what-then | 그럼 전 어떻게 해야 돼요

  > may-i-do-so | 다음 주가 그 친구 생일인데 그때 어때요?
  > how-would-they-take-it | 너무 부담스럽지 않을까요
  > what-gift | 선물은 뭐가 좋을까요
  confess-words | 고백 멘트는 어떻게 하는 게 좋을까요
  > would-they-take-me-back | 받아줄까요?
  friendship-after-confession | 차이면 다시 친구로 지낼 수 있을까요
  crush-likes-me | 그녀가 저한테 마음이 있긴 한 거죠?
  answers-slower | 요즘 답장이 좀 늦어졌습니다
  > tells-more | 바쁘다고는 하는데 핑계 같기도 하고요
  > sooner-than-that | 그럼 생일까지 기다리지 말고 더 빨리 하는 게 나을까요
  > will-do-so | 알겠습니다 용기 내보겠습니다

  why-suddenly-cool | 썸이 식은 것 같아요
  texts-grew-rare | 처음엔 하루종일 카톡했는데 요즘은 하루에 서너 개?
  why-suddenly-cool | 왜 갑자기 식은 거예요?
  someone-else-too | 다른 여자 생긴 걸까요
  > warm-them-again | 다시 좋아지게 할 수 있어요?
  > text-less | 제가 연락 줄여볼까요
  > text-less | 얼마나 줄여요
  > if-i-stop-texting | 그러다 진짜 끊기면 어떡해요ㅠ
  what-are-they-thinking | 걔는 지금 무슨 생각인데요
  when-text-comes | 다시 연락 늘어나는 시기 있어요?
  christmas-with-ssum | 12월이면 크리스마스 같이 보낼 수 있을까요?
  > is-there-hope | 그랬으면 좋겠다..

  blind-date-no-word | 소개팅하고 애프터 안 오면 끝이죠?
  > tells-more | 만난 지 4일 됐어요
  > said-meet-later | 헤어질 때는 다음에 또 보자고 했거든요
  > polite-or-meant | 그냥 예의상 한 말이었을까요
  text-first-or-wait | 제가 먼저 연락해보면 없어 보일까요

  am-i-kept-around | 같은 과 후배랑 썸인지 어장인지 모르겠어요
  ssum-or-only-kind | 나한테도 잘해주는데 다른 남자애들한테도 다 잘해줌
  > tells-good-sign | 근데 저한테만 밤에 전화해요
  ssum-likes-me | 이거 마음 있는 거 아님?
  > how-can-i-tell | 확인할 방법 없나요
  test-their-heart | 질투 유발 해볼까요 ㅋㅋ
  > tells-more | 아 그건 좀 그런가
  confess-when | 그럼 언제 고백하는 게 좋음?
  > now-or-after-it | 종강 전에? 후에?
  refused-then-awkward | 차이면 학교에서 어떻게 봐요
  crush-what-like | 얘 성격은 어때요 사주로 보면
  > us-two-match | 저랑 맞아요?

  answers-slower | 답장이 너무 느린 남자 마음 없는 거죠?
  > tells-more | 기본 여섯 시간이에요
  warm-meeting-cold-text | 일할 때 폰을 잘 안 본대요
  warm-meeting-cold-text | 만나면 또 엄청 다정해요
  > warm-meeting-cold-text | 뭐가 진짜예요
  ssum-likes-me | 저한테 관심은 있는 건가요
  > may-i-do-so | 연락 문제를 말해도 될까요 아직 사귀는 것도 아닌데
  > open-a-talk | 어떤 식으로 말하면 좋을까요
  > if-it-goes-on | 말했는데도 안 바뀌면요?
  partner-thinks-marriage | 이 사람 결혼 생각은 있을까요

  watches-my-stories | 인스타 스토리 맨날 제일 먼저 보는데 관심 있는 거예요?
  liked-my-post | 좋아요도 눌러요
  watches-my-stories | 근데 디엠은 안 와요
  text-first-or-wait | 제가 먼저 디엠 보내볼까여
  text-what | 뭐라고 보내지 넘 떨려요

  ghost-returns | 썸녀한테 연락이 끊겼는데 다시 올까요
  > tells-more | 2주 됐어요
  > tells-own-part | 마지막에 제가 좀 서운하다고 했거든요
  > is-that-why | 그게 부담됐던 걸까요?
  text-first-or-wait | 다시 연락해도 되나요
  > who-apologises-first | 사과부터 해야 돼요?
  > will-they-text | 보내면 답장 올까요
  > no-answer-then-over | 씹으면 그땐 포기해야겠죠
  forget-crush-how | 포기가 안 되면 어떡해요
  someone-comes-when | 다음 인연은 언제쯤 와요

  how-to-push-pull | 밀당 해야 되나요?
  give-too-much | 저는 좋아하면 다 퍼주는 스타일이라 항상 먼저 식더라구요 상대가
  > not-hurt-again | 이번엔 안 그러고 싶어요
  answer-slow-on-purpose | 그럼 답장을 늦게 하면 되나요
  > answer-slow-on-purpose | 얼마나 늦게요?
  > how-would-they-take-it | 근데 그거 너무 티나지 않아요?
  how-to-push-pull | 그 사람은 밀당하는 여자 싫어할 것 같은데
  > may-i-do-so | 저 그냥 솔직하게 가고 싶어요
  how-much-loved | 지금 걔는 저 어느 정도 좋아해요?
  make-crush-see-me | 더 좋아하게 만들려면 뭘 해야 돼요
  how-often-meet-in-ssum | 만나는 횟수를 늘릴까요 줄일까요
  > worth-the-try | 오 그건 해볼 만하네요

  i-ask-to-date | 좋아하는 사람이랑 썸타는 중인데 제가 먼저 고백해도 될까요?
  woman-confesses-first | 여자가 먼저 고백하면 매력 떨어지나요
  will-they-confess | 그 사람이 고백할 마음은 있어요?
  > will-they-confess | 그럼 왜 아직 안 하는 걸까요
  > how-long-to-wait | 언제까지 기다려요
  > after-that-month | 기다리다 놓치면요?
  confess-by-text | 고백할 때 카톡이 나아요 만나서가 나아요
  natural-before-crush | 만나면 말이 안 나올 것 같아요
  > confess-words | 연습해볼게요 한 문장만 알려주세요

  call-instead | 전화해도 될까요 지금
  > what-hour | 밤 11시인데 너무 늦었나
  > call-instead | 맨날 카톡만 해서 목소리 듣고 싶어서요
  keep-talk-going | 전화하면 무슨 얘기하죠

  am-i-kept-around | 저 어장당하는 거 맞죠?
  only-when-bored | 지가 심심할 때만 연락해요
  always-busy | 만나자고 하면 바쁘대요
  > tells-more | 그러면서 보고싶다는 말은 잘해요
  serious-or-light | 진심이 뭔지 봐주세요
  wait-or-stop | 끊어야 할까요
  hot-and-cold | 근데 끊으려고 하면 또 연락 와요 귀신같이
  someone-else-too | 그 사람 다른 여자도 있을까요?
  feels-hurt | 제가 바보 같아요
  > wait-or-stop | 확실하게 물어보고 끝낼까요
  > confess-words | 뭐라고 말해요
  > regret-if-i-part | 끊고 나면 후회하지 않을까요
  wish-for-love | 저도 제대로 된 연애 하고 싶어요

  got-confessed-unsure | 고백 받았는데 받아줄까요 말까요
  > one-who-likes-me | 싫진 않은데 설레지도 않아요
  love-without-thrill | 만나다 보면 좋아질 수도 있나요
  serious-or-light | 이 사람은 저한테 진심이에요?
  regret-if-i-refuse | 거절하면 후회할까요
  > choose-by-when | 답을 언제까지 줘야 돼요?
  > how-would-they-take-it | 시간 달라고 하면 기분 나빠할까요

  app-not-met-yet | 소개팅 어플에서 만난 분과 카톡 중인데 만나자고 해도 될까요
  > tells-more | 일주일 정도 대화했습니다
  > is-it-too-fast | 너무 빠른가요?
  > ask-out-words | 어떤 식으로 말을 꺼내면 좋을까요
  blind-date-place | 첫 만남은 커피가 나을까요 식사가 나을까요
  > if-they-refuse | 거절당하면 어떻게 반응해야 하죠
  love-luck-at-large | 제 올해 연애운은 어떤가요
  > is-there-hope | 이번엔 잘 됐으면 좋겠습니다

  ssum-becomes-love | 장거리 썸인데 가능성 있을까요?
  > tells-more | 저는 부산 그 사람은 서울이에요
  > tells-more | 출장 왔다가 알게 됐어요
  > crush-far-city | 한 달에 한 번 볼까 말까예요
  > tells-good-sign | 연락은 매일 하고요
  serious-or-light | 이 사람 진지한 걸까요
  ask-them-out | 제가 서울로 올라가서 만나자고 해볼까요?
  > was-i-too-eager | 너무 들이대는 건가
  first-date-ahead | 만나면 무슨 얘기부터 해요
  couple-lasts | 사귀게 되면 오래 갈 수 있어요?
  move-for-love | 누가 이사해야 할까요 나중에
  > so-no-hurry | 너무 앞서갔죠 제가ㅋㅋ

  why-suddenly-cool | 썸남이 갑자기 차가워졌어
  > why-suddenly-cool | 왜그런거야?
  > did-i-do-wrong | 내가 뭐 잘못했나
  ask-if-burden | 물어볼까 그냥 냅둘까

  will-they-text | 오늘 먼저 연락 올까요?
  sent-no-answer-yet | 어제 제가 마지막으로 보냈는데 답이 없었어요
  > is-that-why | 자려고 했던 걸까요?
  > tomorrow-instead | 오늘 안 오면 제가 해도 돼요?
  text-what | 뭐라고 하면 안 질척거려요
  ask-if-something-up | 그 사람 요즘 무슨 고민 있어요?
  > tells-more | 회사 일이 힘들다고는 했어요
  what-pleases-them | 제가 위로해주면 좋아할까요
  close-when | 언제쯤 관계가 진전될까요
  > will-do-so | 그 말 믿고 버텨볼게요
  just-texted-me | 방금 연락 왔어요!!
  > just-texted-me | 뭐라고 답하지

  only-a-younger-sister | 연상녀랑 썸 타는 중인데 저를 남자로 보나요
  calls-me-cute | 맨날 귀엽다고만 해요
  only-a-younger-sister | 동생으로만 보는 거 아니에요?
  make-crush-see-me | 남자로 보이려면 어떻게 해야 돼요
  when-to-touch | 스킨십은 언제쯤 해도 될까요
  > when-to-touch | 손 잡아도 돼요?
  > if-they-refuse | 만약에 빼면 어쩌죠
  how-many-dates-first | 고백은 몇 번째 만남에 해요
  crush-likes-me | 누나 마음이 궁금해요 진짜
  talks-of-their-ex | 누나 전남친 못 잊은 거 같기도 해요
  > wait-for-ex | 그럼 저는 기다려야 돼요?

  it-always-fizzles | 썸만 타다 끝나는데 왜 그럴까요
  > tells-more | 올해만 세 번째예요
  my-loves-are-short | 다 두 달을 못 넘겨요
  > it-always-fizzles | 제가 뭘 잘못하는 걸까요
  is-my-chart-good | 사주에 문제가 있나요?
  someone-comes-when | 그럼 언제쯤 제대로 된 사람 만나요
  kind-of-person-to-come | 어떤 사람이 저랑 맞아요
  marry-at-all | 결혼은 할 수 있을까요

  define-us | 애매한 사이 어떻게 정리해요?
  meets-never-names | 사귀는 것처럼 만나는데 사귀자고는 안 해요
  kissed-not-named | 스킨십도 이미 했고요
  > is-it-only-me | 저만 진심인가 봐요
  meets-never-names | 그 사람은 왜 사귀자고 안 할까요
  > is-that-why | 책임지기 싫은 거겠죠
  confess-accepted | 제가 사귀자고 하면 뭐라고 할까요
  > wait-or-stop | 거절하면 그만 만나는 게 맞죠?
  > cannot-do-so | 근데 못 끊을 것 같아요ㅠㅠ
  > what-if-i-stay-still | 그냥 이대로 지내면 안 되나요
  ssum-official-when | 언제쯤 확실해질까요
  > if-it-goes-on | 그때도 똑같으면요
  tell-me-straight | 냉정하게 말해주세요

  crush-likes-me | 이 여자가 저 좋아하나요?
  > tells-more | 회사 동료인데 퇴근하고 가끔 카톡해요
  asked-me-to-meet | 먼저 밥 먹자고도 하더라고요
  only-a-younger-sister | 그냥 동료로서 친한 건지 헷갈려요
  office-love-wise | 사내연애는 위험하겠죠
  > tells-more | 그래도 마음이 가는데 어떡해요
  ask-them-out | 둘이 주말에 보자고 해볼까요?
  > ask-out-words | 뭐라고 하면 자연스러울까요

  read-no-answer | 카톡 읽고 답 없는데 바쁜 거겠죠?
  > posts-but-no-answer | 인스타는 하던데ㅋ
  likes-others-photos | 다른 여자 스토리에 하트 누른 것도 봄
  > feels-hurt | 짜증나
  busy-or-cooled | 나한테 관심 식은 거야?
  answer-slow-on-purpose | 나도 똑같이 읽씹할까
  > what-then | 그럼 어케해
  how-long-to-wait | 언제까지 기다려줘야되는데
  sent-and-answered | 답 왔다 ㅋㅋㅋㅋ 근데 ㅇㅇ 이럼
  > am-i-turned-down | 이거 마음 없는 거 아냐?

  lukewarm-second-look | 소개팅남이 애프터 신청했는데 만날까요 말까요
  not-sure-after-date | 나쁘진 않았는데 확 끌리진 않았어요
  > lukewarm-second-look | 세 번은 만나보라고들 하잖아요
  decline-kindly | 거절은 어떻게 해야 예의 있어요?
  > will-do-so | 네 한 번만 더 볼게요

  us-two-match | 썸 타는 사람과 궁합이 궁금해요
  > must-i-adjust | 맞춰질 수 있을까요?
  > must-i-adjust | 제가 맞춰야 해요 그 사람이 맞춰야 해요?
  what-they-like-in-me | 그 사람은 저의 어떤 점이 좋은 걸까요
  where-we-clash | 싫어하는 점도 있을까요
  who-loves-more | 사귀면 누가 더 좋아해요?
  ssum-official-when | 사귀게 되는 건 언제쯤이에요
  > what-then | 그 전에 제가 뭘 하면 좋을까요

  text-first-when | 번호 땄는데 언제 연락해요?
  > tells-more | 방금 카페에서 받음
  first-message-to-stranger | 첫마디 뭐라고 함?
  > no-answer-then-over | 답장 안 오면?

  ssum-likes-me | 그 사람이 저한테 관심 있는지 알고 싶어요
  > tells-more | 헬스장에서 인사하다가 인스타 맞팔했어요
  > tells-more | 제 스토리에 답장이 와서 대화가 시작됐어요
  warm-meeting-cold-text | 근데 꼭 하루에 한두 번만 답해요
  crush-single-or-not | 여자친구가 있는 건 아니겠죠?
  > ask-if-taken-how | 있는지 어떻게 떠봐요
  ask-them-out | 먼저 밥 먹자고 할까요 아니면 기다릴까요
  > ask-out-when | 언제가 좋아요
  refused-then-awkward | 만약 거절하면 헬스장 어떻게 다녀요ㅋㅋㅋ
  > takes-it-in | 그쵸 너무 심각하게 생각했네요

  cancelled-date | 약속을 자꾸 미뤄요 이 남자
  > tells-bad-sign | 벌써 두 번째예요
  > tells-more | 처음엔 야근 이번엔 몸살이래요
  > is-that-why | 마음이 없어서 그런 거죠?
  declined-no-other-day | 제가 다시 약속 잡아도 되나요
  > declined-no-other-day | 아니면 그쪽에서 잡자고 할 때까지 기다릴까요
  > wait-or-stop | 세 번째도 미루면 접을까요
  ssum-likes-me | 그 사람 속마음 좀 알려주세요
  > ssum-likes-me | 저 만나고 싶긴 한 거예요?
  > tells-more | 그럼 왜 날짜를 먼저 안 잡아요
  > feels-hurt | 답답해 죽겠어요
  > will-do-so | 일단 이번 주까지만 기다려볼게요

  is-it-ssum | 짝사랑이었는데 요즘 썸 같은 느낌이 들어요
  > tells-good-sign | 먼저 연락이 오기 시작했어요
  > tells-good-sign | 커피도 사주고 집에도 데려다줬어요
  > is-there-hope | 기대해도 될까요
  afraid-of-mistake | 혹시 제 착각이면 어떡해요
  win-their-heart | 이럴 때 어떻게 해야 썸이 이어져요?
  how-often-text | 연락 텀은 어느 정도가 좋아요
  who-confesses-first | 고백은 누가 해야 될까요
  > feels-glad | 설레서 잠이 안 와요

  give-up-crush | 그냥 포기하는 게 맞겠죠
  always-me-first | 연락하면 받아주긴 하는데 먼저 온 적이 없습니다
  > tells-more | 여섯 번 만났는데 다 제가 만나자고 한 겁니다
  ssum-likes-me | 이 사람 저한테 마음 없는 거 맞죠
  tell-me-straight | 희망고문 하지 말고 솔직하게 말해주세요
  if-i-stop-texting | 제가 연락 안 하면 연락 올까요
  > will-do-so | 해보겠습니다 일주일만
  no-answer-then-over | 그래도 안 오면 끝인 거죠
  confess-then-let-go | 고백은 해보고 끝내는 게 나을까요
  > regret-if-unsaid | 후회는 안 남기고 싶습니다

  is-it-ssum | 친구에서 썸으로 넘어온 것 같은데 맞을까요
  > tells-more | 10년 친구예요
  held-hands | 얼마 전에 술 마시고 손을 잡았어요
  both-pretend-after | 그 뒤로 걔가 아무 말도 안 해요
  > both-pretend-after | 기억을 못 하는 걸까요 모른 척하는 걸까요
  > may-i-do-so | 제가 먼저 그날 얘기를 꺼내볼까요
  friendship-after-confession | 친구 사이도 잃을까봐 겁나요
  since-when-do-they-like-me | 걔는 저를 언제부터 좋아했을까요
  us-two-match | 사귀면 잘 맞아요?
  love-unsaid | 친구로 남는 게 나을까요?
  > feels-hurt | 아 머리 아파

  warm-meeting-cold-text | 연락 자주 안 하는 남자는 마음 없는 건가요
  > tells-more | 하루 한 통도 안 올 때 있어요
  > tells-good-sign | 만나면 잘해줘요
  > may-i-do-so | 계속 만나봐도 될까요

  silent-after-date | 어제 두번째 만남이었는데 집 가서 연락이 없어요
  > tells-more | 첫 만남 때는 잘 들어갔냐고 연락 왔었거든요
  > blind-date-done | 제가 별로였나 봐요
  got-home-safe-text | 잘 들어갔냐고 제가 먼저 보냈어야 했나요?
  > is-it-too-late | 지금이라도 보낼까요
  > reply-to-ex | 뭐라고요?
  blind-date-done | 그 사람 저 어떻게 봤을까요 어제
  second-date-offer | 세 번째 만남 있을까요?
  > will-do-so | 없으면 마음 접을게요
  feels-hurt | 사실 오랜만에 설렜는데 속상하네요

  jealous-in-ssum | 썸녀가 남사친이 많은데 신경쓰여요
  > tells-more | 질투하면 안 되겠죠 아직 사귀는 것도 아닌데
  > cannot-do-so | 티 안 내려고 하는데 잘 안 돼요
  crush-likes-another | 걔네 중에 누구 좋아하는 애 있는 거 아니에요?
  whom-do-they-prefer | 저를 제일 좋아하는 건 맞나요?
  confess-or-not | 그럼 얼른 고백하는 게 답일까요
  confess-when | 언제 어디서 하는 게 좋아요
  > push-on-more | 직진이 나아요 돌려 말하는 게 나아요?
  how-many-percent | 성공 확률 몇 퍼센트예요
  > worth-the-try | ㅋㅋ 60이면 해볼 만한데요
  > confessed-waiting | 고백하고 나서 생각할 시간 달라고 하면요?
  > how-long-to-wait | 며칠 기다려야 돼요

  ended-ssum-returns | 전남친 아니고 썸남인데 다시 연락 왔어요
  > tells-more | 세 달 전에 흐지부지 끝났거든요
  ex-contacts-why | 잘 지내냐고 왔어요
  text-meaning | 왜 이제 와서 연락하는 걸까요?
  only-when-bored | 심심해서 찔러보는 건가요
  take-ghost-back | 답장할까요 말까요
  > just-texted-me | 한다면 뭐라고 해요
  > tells-more | 저 아직 좀 좋아하는 것 같아요
  not-hurt-again | 또 흐지부지되면 어떡하죠
  part-again-after | 이번엔 다를까요?

  blind-date-offered | 소개팅 들어왔는데 나갈까요
  photo-not-my-type | 사진은 제 스타일이 아니에요
  > tells-more | 조건은 좋대요
  will-blind-date-come | 제 사주에 소개팅운 있어요?
  > blind-date-day | 언제가 제일 좋아요
  > will-do-so | 그럼 이번 건 그냥 나가볼게요

  answers-slower | 연락 텀이 점점 길어지는데 차인 건가요
  > answers-slower | 처음엔 1분 컷이었는데 이젠 4시간
  always-busy | 만나자니까 시험 끝나고 보재요
  > is-that-a-no | 시험 핑계인가요
  will-they-text | 시험 끝나면 연락 올까요
  > text-first-or-wait | 그때까지 아무 말도 하지 말까요
  > may-i-do-so | 응원 카톡 정도는 괜찮죠?
  > text-what | 뭐라고 써요
  > will-do-so | 안 좋게 생각 안 하려고요

  texts-never-meets | 카톡은 재밌는데 만나자는 말을 안 해요
  texts-never-meets | 한 달째 카톡만 해요
  > texts-never-meets | 만나기 싫은 걸까요
  ask-them-out | 제가 만나자고 해도 될까요
  > always-busy | 바쁘다고 하면 어쩌죠
  is-it-their-nature | 그 사람 원래 소극적인 사람이에요?
  > tells-more | 음.. 프사에는 아무것도 없어요
  > ask-out-when | 그럼 이번주에 말해볼게요 무슨 요일이 좋아요?
  blind-date-coming | 만나면 분위기 좋을까요
  date-where | 첫 만남에 뭘 하면 좋아요?

  ssum-likes-me | 걔도 나 좋아해?
  > tells-more | 썸 한달째
  who-loves-more | 근데 내가 더 좋아하는 거 같아서 억울해
  who-loves-more | 더 좋아하는 쪽이 지는 거잖아
  make-them-confess | 먼저 고백하게 만드는 법 알려줘
  > worth-the-try | 그게 먹힐까
  christmas-with-ssum | 크리스마스 전에 사귈 수 있어?
  christmas-alone | 안되면 나 솔크야ㅠ
  regret-if-unsaid | 고백 안 하면 내가 해버릴까

  may-i-fall-for-them | 이 분과 연락을 계속해도 괜찮을까요?
  date-a-divorced-one | 돌싱이세요
  > tells-more | 아이는 없고요
  > one-who-likes-me | 저한테 잘해주시는데 확신이 안 서요
  got-confessed-unsure | 진지하게 만나자고 하시는데 아직 대답을 못 했어요
  serious-or-light | 이 분 마음은 진심일까요
  parents-mind-age-past | 부모님이 반대하실 것 같아요
  > choose-by-when | 대답은 언제쯤 하는 게 좋을까요
  own-heart-unclear | 제가 이 분을 좋아하는 건지도 모르겠어요
  i-want-to-go-slow | 천천히 알아가고 싶다고 말해도 될까요?
  > will-do-so | 네 그렇게 말씀드려 볼게요

  third-or-never | 삼프터까지 했는데 고백 타이밍이 맞나요
  > tells-more | 이번 주 토요일에 네 번째 만남입니다
  > tells-good-sign | 분위기는 좋습니다
  > blind-date-place | 장소는 어디가 좋을까요
  > if-they-refuse | 거절당할까 봐 걱정되네요

  am-i-turned-down | 썸붕 났어요
  stay-friends-said | 어제까지 잘 지내다가 갑자기 좋은 동생으로 지내자고 카톡 옴
  > feels-hurt | 아니 동갑인데 무슨 동생이야ㅋㅋ
  > why-suddenly-cool | 왜 갑자기 그럴까요
  was-i-too-eager | 제가 너무 좋아하는 티를 냈나 봐요
  > warm-them-again | 되돌릴 수 있어요?
  reply-to-stay-friends | 답장을 뭐라고 해야 할지 모르겠어요
  > text-less | 쿨한 척하는 게 나아요?
  someone-else-too | 걔한테 다른 사람 생긴 거죠
  > feels-hurt | 너무 슬퍼요
  ghost-returns | 다시 연락 올 가능성은요
  > better-not-to | 잊는 게 낫겠죠

  long-calls-meaning | 전화 자주 하는 남자 마음 있는 거죠?
  long-calls-meaning | 카톡은 별로 안 하고 퇴근길에 꼭 전화해요
  > is-that-why | 그냥 심심해서 그런가 싶기도 해요
  silent-on-weekends | 주말에는 연락이 뜸해요
  someone-else-too | 주말에 다른 여자 만나는 거 아닐까요
  ask-them-out | 주말에 보자고 해볼까요
  > is-that-a-no | 거절하면 의심해야 돼요?
  > will-do-so | 네 해보고 다시 올게요

  was-i-too-eager | 썸녀가 제 연락을 귀찮아하는 것 같습니다
  one-word-answers | 단답이 많아졌습니다
  > tells-more | 네 아니요 ㅎㅎ 이 정도입니다
  > was-i-too-eager | 제가 너무 자주 연락했나 봅니다
  > text-first-when | 며칠 쉬는 게 좋을까요
  > if-i-stop-texting | 쉬는 동안 마음이 더 멀어지면요?
  what-are-they-thinking | 상대방 지금 상황이 어떤가요
  did-i-do-wrong | 저한테 실망한 일이 있을까요
  win-their-heart | 다시 관심을 끌려면 어떻게 해야 합니까
  > text-first-when | 언제쯤 다시 연락하면 좋을까요
  text-what | 그때 보낼 말도 하나 추천해주세요

  two-at-once | 두 명이랑 동시에 썸 타는 중인데 누구 선택해요
  two-at-once | 한 명은 다정한데 재미없고 한 명은 재밌는데 연락이 없어요
  which-of-them-fits | 마음은 재밌는 쪽으로 가요
  spark-or-comfort | 근데 결혼 생각하면 다정한 쪽이겠죠
  several-meetings-at-once | 둘 다 계속 만나봐도 되나요
  > am-i-playing-them | 나쁜 거 아니죠?
  > two-at-once | 언제까지 정해야 할까요

  crush-in-army | 군대 간 썸남 기다려도 될까요
  > tells-more | 아직 사귀는 건 아니에요
  > tells-more | 가기 전에 기다려 달라는 말은 안 했어요
  > tells-more | 근데 편지는 와요
  ssum-likes-me | 걔 마음이 뭘까요
  will-they-confess | 휴가 나오면 만나자고 하는데 고백하려는 걸까요?
  > tells-more | 다음 휴가가 1월이에요
  > i-ask-to-date | 제가 먼저 말할까요 그때
  not-hurt-again | 기다리다 저만 상처받으면요
  several-meetings-at-once | 솔직히 다른 사람도 만나보고 싶긴 해요
  > am-i-bad-for-it | 그럼 나쁜 건가

  hurts-without-dating | 썸 끝난 지 한 달인데 아직도 생각나요
  hurts-without-dating | 사귄 것도 아닌데 왜 이렇게 힘들까요
  crush-thinks-of-me | 그 사람도 제 생각 할까요
  i-keep-looking-at-ex | 인스타 염탐하게 돼요 매일
  block-ex | 차단하는 게 나을까요
  text-first-or-wait | 연락해볼까 하루에도 열두 번 생각해요
  > may-i-do-so | 그래도 한 번쯤은 해봐도 되지 않을까요
  > better-not-to | 안 하는 게 낫다는 거죠
  how-long-it-hurts | 언제쯤 괜찮아질까요
  someone-comes-when | 새로운 사람은 언제 와요

  follow-them-first | 인스타 맞팔했는데 dm 보내도 될까
  > crush-club | 모임에서 두 번 봤어
  liked-my-post | 스토리에 하트는 눌러주더라
  watches-my-stories | 관심 있어서 누른 건가
  never-spoke-to-crush | 뭐로 말을 걸지
  is-that-the-chance | 이번 모임이 다음 주 금요일인데 그때 말 거는 게 나을까?
  > how-would-they-take-it | 너무 들이댄다고 생각하면 어떡함
  crush-likes-what-type | 걔 이상형이 어떤 스타일일까
  > tells-own-part | 나는 좀 조용한 편이거든
  crush-comes-true | 잘될 가능성 있어?

  crush-at-my-age | 이 나이에 썸이라고 하기도 우습지만 마음 가는 사람이 있어요
  > tells-more | 동호회에서 만났고 둘이 두어 번 식사했어요
  and-what-of-them | 그분도 저와 같은 마음일까요
  > tells-good-sign | 가끔 안부 문자가 와요
  ssum-or-only-kind | 친절한 건지 호감인 건지 구분이 안 돼요
  ask-them-out | 제가 먼저 식사하자고 해도 괜찮을까요
  > how-would-they-take-it | 부담스러워하지 않을까요
  ssum-becomes-love | 연애로 이어질 가능성이 있나요
  ssum-official-when | 언제쯤이면 알 수 있을까요
  waiting-for-phone | 마음이 급한 건 아닌데 자꾸 휴대폰만 보게 되네요

  answer-slow-on-purpose | 답장 언제 해야 돼요 바로 하면 없어 보이나요
  > answer-slow-on-purpose | 저는 칼답하는 편이에요
  > tells-more | 상대는 한두 시간 걸려요
  > answer-slow-on-purpose | 똑같이 맞춰야 해요?
  > how-to-push-pull | 계산하는 거 피곤해요

  someone-else-too | 썸녀가 다른 남자랑 소개팅을 했대요
  > tells-more | 저한테 말해주더라고요 직접
  > ex-contacts-why | 무슨 의도일까요
  > tells-me-to-meet-another | 질투하라고 한 걸까요 선 긋는 걸까요
  > tells-own-part | 아무렇지 않은 척했어요
  > was-that-right | 잘한 건가요?
  crush-goes-on-blind-date | 그 남자랑 잘 될까요
  i-ask-to-date | 제가 지금 고백해야 되나요
  > how-would-they-take-it | 너무 급해 보이지 않을까요
  > confess-words | 뭐라고 말하는 게 좋을까요
  > if-they-refuse | 결과가 안 좋으면 그냥 받아들여야겠죠

  sent-no-answer-yet | 세시간째 답장 안오는데 기다려야하나요
  > tells-more | 원래빨리하는사람이라서요
  something-happened-to-them | 무슨일있는건지
  > did-i-do-wrong | 아니면제가말실수했나
  was-i-too-eager | 맛있는거먹으러가자했는데너무들이댔나봐요
  after-no-answer | 한마디더보낼까요
  will-they-text | 오늘안에는올까요
  > sent-no-answer-yet | 아직도안왔어요ㅠㅠ
  > will-do-so | 그냥자야겠죠

  marry-this-one-should | 썸남이 결혼 상대로 괜찮을까요
  > tells-more | 아직 사귀기 전인데 나이가 있다 보니까요
  partner-thinks-marriage | 이 사람이 저를 결혼 상대로 생각할까요
  partner-never-wed | 비혼이라고 한 적이 있어요
  > meant-what-they-said | 그 말이 진심일까요
  > is-there-hope | 바뀔 수도 있나요
  say-i-want-serious | 사귀기 전에 물어보는 게 맞겠죠?
  > say-i-want-serious | 어떻게 안 무겁게 물어봐요
  > partner-never-wed | 생각이 다르면 시작 안 하는 게 나을까요
  > may-i-do-so | 올해 결정해도 될까요
  > will-do-so | 알겠습니다 물어보고 후기 남길게요

  wish-their-birthday | 썸남 생일인데 축하 카톡 보내도 될까요
  > tells-more | 요즘 좀 서먹해요
  > gift-for-ssum | 선물까지 하면 오바인가요
  > gift-for-ssum | 기프티콘 정도면요?
  > wish-their-birthday | 메세지는 뭐라고 쓰면 좋을까요
  > warm-them-again | 이거 계기로 다시 가까워질까요
  > sent-and-answered | 답장 오면 그 다음엔 뭐라고 해요
  ask-out-when | 만나자는 말은 언제 해요
  > will-do-so | ㅎㅎ 네 해볼게요 응원해주세요

  long-ssum | 연락은 하는데 진도가 안 나갑니다
  drop-honorifics | 존댓말을 두 달째 쓰고 있어요
  drop-honorifics | 말 놓자고 해볼까요
  > tells-bad-sign | 그쪽에서 벽을 치는 느낌도 있어요
  ssum-likes-me | 호감이 없는 걸까요
  > tells-own-part | 제가 좀 재미없는 사람이긴 합니다
  blind-date-talk | 대화를 재밌게 하려면 어떻게 해야 할까요
  ssum-becomes-love | 이번 연말 안에 사귈 수 있을까요
  someone-comes-when | 제 연애운 언제가 제일 좋아요

  serious-or-light | 연하남이 들이대는데 진심일까요
  > tells-more | 만난 지 2주 만에 좋아한다고 했어요
  comes-too-fast | 너무 빨라서 못 믿겠어요
  > is-it-their-nature | 원래 금방 빠지는 타입이에요?
  > comes-too-fast | 금방 식는 거 아니에요?
  > tells-more | 저도 싫진 않아요 사실
  > would-they-wait | 천천히 하자고 하면 떠날까요
  ssum-official-when | 얼마나 더 지켜보고 사귈까요
  > tells-more | 제가 세 살 차이만 돼도 고민 안 할 텐데
  age-gap-couple | 나이 차이 문제 없을까요
  > will-do-so | 그럼 다음에 만나서 받아줄게요

  i-called-drunk | 술 마시고 썸남한테 전화했어요 어떡해요
  > tells-more | 기억이 잘 안 나요
  > tells-more | 뭐라고 했는지 모르겠는데 통화 20분이래요
  > tells-bad-sign | 아침에 연락도 없어요
  > blundered-before-crush | 정떨어졌을까요
  > was-clingy-drunk | 사과 먼저 해요?
  blundered-before-crush | ㅠㅠ창피해 죽을 것 같아요

  confessed-waiting | 고백했는데 생각해본대
  confessed-waiting | 3일 됐는데 답이 없어
  is-that-a-no | 거절이지 이거?
  ask-if-burden | 재촉하면 안 되지
  text-first-or-wait | 그냥 평소처럼 연락해도 돼?
  what-are-they-thinking | 걔 지금 무슨 생각 하고 있어
  > when-text-comes | 언제쯤 답 줄까
  confess-regret | 괜히 고백했나 봐
`);
