import { evenings } from './evenings.ts';

/** Readers who marry or are married, message by message. */
export default evenings(`
  marry-when-alone | 저 결혼 언제 해요?
  > marry-this-year | 올해는 아니에요?
  > tells-more | 제가 서른다섯 전에는 하고 싶거든요
  > marry-at-all | 지금 만나는 사람도 없는데 가능할까요
  where-to-meet | 그럼 어디서 만나요
  blind-dates-tire | 소개팅은 진짜 지쳤어요 ㅠㅠ 작년에만 열 번 넘게 했는데 다 한두번 보고 끝났어요
  > takes-it-in | 아 그래도 해야 되는구나

  married-life-ahead | 지금 여자친구랑 결혼하면 잘 살까요?
  where-we-clash | 성격이 좀 안 맞는 부분이 있긴 해요
  different-tastes | 저는 집돌이고 여친은 주말마다 나가야 되는 스타일이라
  silent-treatment | 싸우면 며칠씩 말을 안 해요 여친이
  > will-partner-change | 결혼하면 나아지나요?
  partner-thinks-marriage | 여자친구는 저랑 결혼할 마음 있는 것 같아요?
  proposal-when | 프러포즈는 언제쯤이 좋을까요
  > tells-more | 내년 봄 생각하고 있었는데

  partner-thinks-marriage | 4년 만났는데 결혼 얘기를 안 꺼내요
  partner-thinks-marriage | 저랑 결혼할 생각이 있긴 한 건가요
  partner-not-ready | 물어보면 돈 좀 더 모으고 하자고만 해요
  > tells-bad-sign | 작년에도 똑같은 말 했어요
  shall-part | 헤어지는 게 맞아요?
  > too-late-by-age | 솔직히 36에 다시 시작하기 무서워요
  > how-long-then | 그럼 언제까지 기다려야 돼요?
  how-not-to-fight | 뭐라고 말해야 안 싸우고 얘기할 수 있을까요
  > will-do-so | 해볼게요.. 오늘은 못하겠고 주말에요

  marry-at-all | 결혼운 있나요?
  wed-age-pressure | 나이가 38인데 늦은거죠
  no-one-around | 모은 돈은 좀 있는데 여자를 만날 데가 없네요
  marriage-agency | 결정사 가입할까 고민중입니다
  > marriage-agency | 350만원이라는데 효과 있을까요
  kind-of-spouse | 제 배우자는 어떤 사람인가요?
  > older-or-younger | 연상 연하 중에는요?
  > marry-when-alone | 몇 살쯤에 하게 될까요
  > will-do-so | 네 참고하겠습니다

  newlywed-quarrels | 결혼한지 5개월 됐는데 매일 싸워요
  > newlywed-quarrels | 원래 신혼때 이래요?
  > tells-more | 별것도 아니에요 양말 뒤집어 벗는거 설거지 미루는거 이런거요
  over-sensitive | 제가 예민한 건지
  regrets-the-wedding | 남편이 저랑 결혼한 거 후회하는 것 같아요
  > tells-bad-sign | 어제는 그냥 거실에서 자더라구요
  who-apologises-first | 제가 먼저 사과해야 되나요?
  > may-i-do-so | 카톡으로 해도 되겠죠?

  spouse-wants-divorce | 아내가 이혼하자고 합니다
  > tells-more | 애가 둘입니다 초등학교 5학년 2학년
  > tells-own-part | 제가 술 먹고 늦게 다닌 건 맞는데 바람을 핀 것도 아니고
  silent-treatment | 말을 해도 대답을 안 합니다
  win-spouse-back | 어떻게 해야 마음을 돌릴까요
  > tells-more | 술은 끊겠다고 했습니다 근데 그 말을 안 믿네요
  > how-long-then | 시간이 얼마나 걸릴까요

  parents-oppose-wedding | 부모님이 남자친구를 반대해요
  parents-mind-job-money | 이유가 직업이에요.. 남친이 배달 쪽 일 하거든요
  > tells-bad-sign | 착하고 성실한데 엄마는 얼굴도 안 보려고 해요
  parents-oppose-wedding | 결국 허락해주실까요?
  > someone-comes-when | 언제쯤요
  they-offer-to-step-aside | 남친이 상처받아서 자기가 빠지겠다고 그래요
  > meant-what-they-said | 진심은 아니겠죠?

  proposal-i-first | 프로포즈 하려고 하는데 받아줄까요?
  > tells-more | 반지는 이미 샀어요 ㅋㅋ
  proposal-when | 다음달 여행가서 하려는데 시기 괜찮나요
  > tells-bad-sign | 근데 얼마전에 지나가는 말로 결혼은 서른 넘어서 하고싶대요
  > tells-more | 여친은 28이에요
  > is-it-too-fast | 너무 빠른건가
  > proposal-when | 그냥 분위기 보고 할까요 아님 미룰까요
  > proposal-words | 뭐라고 말하는게 젤 좋아요?

  marry-at-all | 저 결혼할 수 있을까요
  alone-for-life | 혼자 살 팔자인가요?
  spouse-blessing | 어디서 봤는데 저보고 남자복이 없대요
  > feels-hurt | 그 말이 자꾸 생각나서요
  > tells-bad-sign | 만나는 사람마다 끝이 안 좋긴 했어요
  change-myself | 그럼 제가 뭘 고쳐야 돼요
  will-i-have-children | 마흔 넘으면 애는 힘들겠죠
  someone-comes-when | 언제쯤 좋은 사람 와요?

  cold-feet | 결혼식이 석 달 남았는데 마음이 이상합니다
  right-one-for-me | 이 사람이 맞나 싶어요
  thrill-gone | 싫은 건 아닌데 설레지도 않고
  > cold-feet | 다들 이런가요?
  wedding-scares-me | 신혼집 대출 받고 나니까 갑자기 숨이 막히더라고요
  cold-feet | 예비신부한테 말해야 할까요
  > how-would-they-take-it | 말하면 상처받을 것 같은데
  > tells-good-sign | 파혼까지는 생각 안 해요

  prep-quarrels | 결혼준비하다가 파혼할 것 같아요
  gifts-between-houses | 시어머니 될 분이 예단을 계속 말하세요
  gifts-between-houses | 처음엔 생략하자고 하셨거든요
  spouse-not-on-my-side | 남친은 중간에서 아무말도 안하고 있어요
  sides-with-me-once-wed | 이 남자 결혼하면 제 편 들어줄까요?
  > us-two-match | 궁합은 좋대서 믿었는데
  > open-a-talk | 남친이랑 어떻게 얘기해야 돼요
  > cannot-do-so | 화 안 내고 말할 자신이 없어요

  after-divorce | 재혼 가능할까요
  > tells-more | 이혼한지 6년 됐습니다
  > tells-more | 애는 전처가 키우고 한달에 두번 봅니다
  second-marriage-well | 다시 실패할까봐 겁이 나네요
  second-marriage-well | 재혼하면 잘 삽니까?
  kind-of-person-to-come | 어떤 여자가 맞습니까
  wed-one-with-a-child | 애 있는 사람도 괜찮을까요
  > someone-comes-when | 시기는요?

  kind-of-spouse | 제 미래 남편 어떤 사람이에요??
  > future-one-looks | 외모는요 ㅋㅋ
  > future-one-looks | 키 커요?
  spouse-job | 직업은 뭐쯤 될까요
  already-around | 이미 아는 사람일 수도 있어요?
  > someone-comes-when | 언제 만나요
  marry-early-or-late | 저 일찍 결혼하는 편이에요 늦게 하는 편이에요
  > marry-early-or-late | 너무 늦지만 않았음 좋겠다 ㅠ

  marry-this-one-should | 만난지 8개월인데 결혼해도 될까요
  > tells-more | 둘 다 나이가 있어서 빨리 하자는 분위기입니다
  > tells-more | 여자친구는 39이고요
  for-love-or-terms | 아이 문제 때문에 서두르는 것 같은데 저를 좋아해서인지 나이 때문인지 모르겠어요
  how-much-loved | 저를 정말 좋아하나요
  two-families-meet | 상견례는 언제쯤이 좋을지

  flatmate-spouse | 남편이랑 사는게 재미가 없어요
  flatmate-spouse | 그냥 룸메이트 같아요
  > tells-more | 대화라고 해봤자 애들 학원 얘기 밥 먹었냐 이게 다예요
  spouse-changed | 남편은 저한테 애정이 남아있긴 할까요?
  never-says-love | 표현을 안해요 원래도 안했지만
  flatmate-spouse | 이혼하고 싶은 정도는 아닌데 이렇게 평생 살아야 하나 싶어서
  always-me-first | 제가 먼저 다가가야 해요? 왜 맨날 제가
  > what-then | 그럼 뭐부터 해볼까요

  marry-when-alone | 저 몇살에 결혼해요?
  friends-all-paired | 친구들 다 가는데 저만 솔로임
  why-still-alone | 연애도 2년째 못하고 있어요
  > is-that-why | 돈 없어서 그런가
  marry-at-all | 결혼운은 있긴 한거죠?
  kind-of-spouse | 와이프는 어떤 스타일일까요
  > future-one-looks | 예뻐요? ㅋㅋㅋ
  someone-comes-when | 연애운은 언제 들어와요

  two-at-once | 두 사람 중에 누구랑 결혼해야 될까요
  two-at-once | 한 명은 3년 사귄 남친이고 한 명은 선 본 사람이에요
  > tells-bad-sign | 남친은 좋은데 모아둔 게 하나도 없어요
  terms-without-spark | 선 본 분은 안정적인데 마음이 안 가요
  terms-without-spark | 조건 보고 결혼하면 후회하나요
  mothers-word-or-mine | 엄마는 당연히 선 본 사람이래요
  > tells-bad-sign | 남친이 이거 알면 난리날 텐데
  who-suits-to-marry | 제 사주에는 어떤 남자가 맞아요?
  > takes-it-in | 생각할 시간이 필요하네요

  between-spouse-and-parents | 와이프랑 어머니 사이에서 죽겠습니다
  just-fought | 명절에 또 싸웠어요
  spouse-refuses-my-parents | 와이프는 이제 시댁 안 가겠다고 선언했고요
  > tells-bad-sign | 어머니는 저한테 매일 전화해서 우십니다
  between-spouse-and-parents | 누구 편을 들어야 됩니까
  us-two-match | 사주로 봐도 둘이 안 맞아요?
  > spouse-refuses-my-parents | 추석 때 저 혼자 가면 될까요
  > between-spouse-and-parents | 와이프한테는 뭐라고 하죠

  proposal-will-come | 남친이 프러포즈 언제 할까요?
  proposal-missing | 식장은 잡았는데 프러포즈를 안해요 ㅋㅋㅋㅠ
  > proposal-missing | 이대로 안하고 넘어가는거 아니겠죠
  > tells-more | 은근히 눈치 줬는데도 몰라요
  > tells-more | 제가 말하면 엎드려 절받기잖아요
  is-it-their-nature | 원래 둔한 사람이에요?
  > wait-or-stop | 한 달만 더 기다려볼까요
  > feels-hurt | 안하면 진짜 서운할거같아요

  no-money-to-wed | 결혼하고 싶은데 돈이 없어요
  > tells-more | 모은게 4천이 안됩니다
  who-pays-house | 여자친구 부모님은 집을 해오길 바라시는 것 같고
  > meant-what-they-said | 여친은 월세부터 시작해도 된다는데 진심일까요
  > tells-more | 나중에 딴소리할까봐 걱정돼서
  money-luck | 언제쯤 형편이 풀릴까요?
  no-money-to-wed | 결혼을 먼저 하는게 나아요 돈을 더 모으는게 나아요
  > would-they-wait | 여자친구가 기다려줄까요
  > will-do-so | 얘기해볼게요

  spouse-affair-found | 남편이 바람 폈어요
  > tells-bad-sign | 카톡 봤어요 한 일년 된 것 같아요
  confront-or-pretend | 아직 남편은 제가 아는 거 몰라요
  divorce-or-not | 이혼하는 게 맞을까요
  stay-for-children | 애가 고3이라 지금은 못 하겠어요
  spouse-ends-affair | 그 여자랑 정리는 할까요?
  confront-or-pretend | 말을 할지 말지도 모르겠어요
  cannot-sleep-or-eat-after | 심장이 떨려서 잠을 못 자요

  marry-this-year | 내년에 결혼운 들어오나요
  > tells-more | 지금 썸도 없습니다
  > tells-more | 저희 집이 좀 엄해서 부모님 마음에 들어야 하거든요
  love-match-or-arranged | 중매로 만날까요 연애로 만날까요
  love-match-or-arranged | 연애결혼 하고 싶은데
  where-to-meet | 어디 가면 만날 수 있어요
  join-a-club | 모임 같은 거 하나 들어볼까요

  couple-reaches-marriage | 남친이랑 결혼까지 갈 수 있을까요?
  > tells-good-sign | 일년 됐고 아직 안 싸웠어요
  wedding-all-talk | 남친이 장난으로 맨날 결혼하자고 하는데 진심이에요?
  wedding-all-talk | 근데 막상 구체적인 얘기는 안해요
  > tells-more | 그쵸 아직 취준중이라 그럴수도
  > wed-when-together | 몇 년 뒤에 할까요
  > waiting-for-soldier | 제가 기다릴 수 있을지 모르겠어요
  will-partner-get-work | 남친 취업은 언제 될까요 ㅋㅋ

  tells-more | 여자친구는 초혼이고 저는 이혼했습니다
  tell-parents-they-were-wed | 부모님께 아직 말씀을 못 드렸대요
  > feels-hurt | 일 년 반을 만났는데 저도 답답하네요
  > tell-parents-they-were-wed | 말할 생각이 있는 걸까요
  > not-introduced | 제가 부끄러운 건가 싶기도 하고
  > visit-who-opposes | 먼저 찾아뵙겠다고 할까요?
  their-parents-dislike-me | 반대하시겠죠 당연히
  > marry-at-all | 그래도 결혼은 할 수 있을까요

  wed-age-pressure | 37인데 결혼 늦은 거 맞죠
  marry-when-alone | 언제쯤 할 수 있어요?
  > sooner-than-that | 그렇게 늦게요?
  sooner-than-that | 더 빨리 하는 방법은 없나요
  too-picky | 눈이 높다는 소리를 많이 듣는데 저는 잘 모르겠어요 그냥 대화 통하고 담배 안 피우면 되는데
  > older-or-younger | 연하도 괜찮아요?
  > tells-good-sign | 회사에 다섯살 어린 분이 좀 잘해주긴 해요
  > ask-them-out | 그럼 밥 한번 먹자고 해볼까요

  > tells-bad-sign | 일주일에 세번은 가는거같아요
  partner-loves-me | 저랑 있는게 싫은가
  > tells-their-words | 물어보면 엄마가 보고싶대요
  > feels-hurt | 이해는 하는데 서운해요
  > ask-for-change | 뭐라고 말해야 안 삐질까요
  us-two-match | 둘이 원래 잘 맞는 사주예요?
  > feels-glad | 다행이네요

  remarry-this-person | 재혼하자는 사람이 있어요
  > wed-one-with-a-child | 저는 딸이 하나 있어요 중1
  can-i-trust-partner | 이 사람 믿어도 될까요
  wed-one-with-a-child | 딸한테 잘하긴 하는데 결혼하고 달라질까봐
  > tells-bad-sign | 첫 남편도 결혼 전엔 천사였거든요
  > tells-more | 딸은 아직 아저씨라고 불러요
  > so-no-hurry | 일찍 말고 천천히 해도 되겠죠?
  > wed-when-together | 언제가 좋을까요
  > tells-their-words | 그 사람은 올해 안에 합치재요

  me-not-ready | 여친이 결혼하자는데 저는 아직 생각이 없어요
  > tells-more | 사귄지 2년 됐고 여친은 31살이에요
  me-not-ready | 좋아하긴 하는데 27에 결혼은 좀..
  am-i-bad-for-it | 제가 나쁜놈인가요
  would-they-wait | 기다려달라고 하면 기다려줄까요?
  shall-part | 아님 헤어져줘야 되는건지
  marry-when-alone | 저는 언제 결혼하는 사주인데요
  > would-they-wait | 그때까지는 여친이 못기다릴듯
  > will-do-so | 솔직하게 말해볼게요

  us-two-match | 저희 결혼 궁합 어때요?
  where-we-clash | 나쁜 건 없어요?
  elders-say-gunghap-bad | 엄마가 점집에서 봤는데 둘이 결혼하면 남자가 기운다고 했대요
  > elders-say-gunghap-bad | 그거 믿어야 돼요?
  postpone-wedding | 그말 듣고 엄마가 결혼 미루자고 해요
  > tell-partner-of-opposition | 남친한테는 말 안했어요
  persuade-my-parents | 엄마를 어떻게 설득하죠
  wedding-is-set | 결혼은 내년 가을에 하려고 했어요

  marriage-without-touch | 집사람하고 각방 쓴지 3년입니다
  divorce-or-not | 이대로 살아야 합니까
  > tells-more | 아이들은 다 커서 나갔습니다
  spouse-no-talk | 대화를 시도하면 이제 와서 왜 그러냐고 합니다
  will-we-divorce | 집사람은 이혼을 생각하고 있을까요
  > divorce-or-not | 황혼이혼 이런 거 남의 일인 줄 알았는데
  trip-together | 여행이라도 가자고 해볼까요
  > if-they-refuse | 안 간다고 하면요?

  couple-reaches-marriage | 장거리 커플인데 결혼할 수 있을까요
  > tells-more | 저는 서울이고 남친은 창원이에요
  move-for-love | 누가 옮겨야 되는데 둘 다 직장을 못 놓겠어요
  move-for-love | 남친은 제가 내려오길 바라요
  how-much-loved | 저를 덜 사랑하는 건가요?
  weekend-couple | 주말부부는 어때요
  apart-heart-changes | 오래 떨어져 있으면 안 좋다던데
  answer-by-a-date | 올해 안에는 결론 내고 싶어요
  > feels-hurt | 답이 없네 진짜 ㅠ

  someone-comes | 저도 짝이 있긴 할까요
  small-town-love | 시골에서 농사짓고 부모님 모시고 삽니다
  > tells-bad-sign | 선도 여러번 봤는데 부모님 모신다고 하면 다 연락이 없네요
  kind-of-person-to-come | 어떤 사람을 만나야 맞을까요
  foreign-partner | 국제결혼도 주위에서 권합니다
  wide-age-gap | 나이차이 많이 나면 안 좋겠죠
  > marry-when-alone | 몇년 안에 될까요

  called-off-wedding | 파혼했어요 두 달 전에
  i-dumped-and-regret | 제가 하자고 했는데 지금 후회돼요
  contact-ex-first | 연락 다시 해볼까요
  ex-regrets | 그 사람도 후회할까요?
  > parted-though-loving | 집 문제로 양가 싸움이 나서 그렇게 된 거지 서로 싫어진 건 아니었어요
  part-again-after | 다시 합쳐도 또 그 문제로 싸우겠죠
  marry-when-alone | 그럼 다른 사람이랑은 언제 결혼해요
  > takes-it-in | 아직 그 생각은 하기 싫네요
  > contact-ex-words | 보내볼게 뭐라고 보내요?

  different-faith | 종교가 다른데 결혼해도 괜찮을까요
  convert-for-wedding | 여친 집이 교회를 다 다녀요 장모님 되실 분이 권사님
  parents-mind-religion | 저희는 제사 지내는 집이고요
  convert-for-wedding | 결혼하면 교회 나오라는데 저는 자신이 없습니다
  > cannot-do-so | 거짓으로 다닌다고 할 수도 없고
  > tells-bad-sign | 아직은 괜찮다고 하는데 흔들리는 게 보여요
  couple-hard-time | 언제 정리가 될까요

  cannot-stand-my-spouse | 애 낳고 남편이 너무 미워요
  > tells-more | 애기 7개월이에요
  spouse-on-phone | 퇴근하고 오면 핸드폰만 봐요 저는 하루종일 밥도 못 먹고 있는데
  divorce-or-not | 이거 이혼사유 아니에요?
  divorce-or-not | 진짜 이혼하고싶다
  is-it-their-nature | 원래 이렇게 이기적인 사람이에요?
  did-try-already | 말은 백번도 더 했죠
  > ask-for-change | 어떻게 말해야 알아들어요

  divorce-or-not | 이혼을 할까 말까 2년째 고민합니다
  > tells-bad-sign | 싸우다가 이젠 싸우지도 않습니다
  stay-for-children | 애 때문에 산다는 말이 딱 제 얘기네요
  life-after-divorce | 이혼하면 제가 더 나아질까요
  alone-for-life | 혼자 살 팔자는 아니고요?
  spouse-changed | 아내 쪽 마음은 어떤가요
  > did-try-already | 상담 받아보자고는 한번 했는데 거절당했습니다
  will-we-divorce | 이혼수라는 게 진짜 있습니까
  > divorce-when-speak | 올해는 넘기는 게 좋을까요

  marry-early-or-late | 나 결혼 일찍 하는 사주야?
  > marry-early-or-late | 빨리 하고싶어 ㅋㅋ
  marry-early-or-late | 25에 하면 너무 일러?
  > tells-more | 근데 남친이 없음
  someone-comes-when | 언제 생겨?
  spouse-money | 남편 돈 많아? 그게 젤 궁금해
  > tells-more | 사랑이냐 돈이냐 하면 난 둘다..

  their-parents-dislike-me | 여친 부모님이 저를 마음에 안 들어하십니다
  tells-more | 인사드리러 갔는데 밥도 제대로 못 먹고 나왔어요
  > tells-more | 홀어머니에 외아들이라 그런 것 같아요
  > tells-their-words | 여자친구는 자기가 설득한다고 기다리래요
  > tells-bad-sign | 그게 벌써 다섯 달이에요
  > visit-who-opposes | 제가 한번 더 찾아가면 안 좋을까요
  > gift-for-their-parents | 선물 같은 거 들고요
  > is-there-hope | 잘됐으면 좋겠습니다 정말

  marry-this-one-should | 선 봤는데 이 사람이랑 결혼해도 될까요
  > tells-more | 세번 만났어요
  wed-too-fast | 그쪽은 벌써 부모님 얘기하고 급해요
  love-without-thrill | 사람은 좋은데 떨림이 없어요
  terms-without-spark | 떨림 없이 결혼해도 잘 살아요?
  how-many-tries | 몇 번 더 만나보고 결정할까요
  for-love-or-terms | 그 사람은 제가 좋아서 그러는 거예요 그냥 결혼이 하고 싶은 거예요?
  > cannot-do-so | 음.. 물어보기는 좀 그런데

  children-wish-differs | 와이프가 애를 안 낳겠대요
  > tells-more | 결혼전엔 하나는 낳자고 했거든요
  children-wish-differs | 저는 아이 정말 좋아해요
  > will-partner-change | 마음이 바뀔까요?
  > tells-more | 회사에서 승진하고 나서 생각이 바뀐거같아요
  > children-wish-differs | 강요하는건 싫은데 포기도 안돼요
  will-we-divorce | 이걸로 이혼까지 가는 사람도 있나요
  day-for-talk | 일단 언제 얘기하는게 좋아요?

  shall-part | 6년 사귀었는데 결혼해야 되나요 헤어져야 되나요
  habit-or-love | 그냥 너무 가족 같아요
  thrill-gone | 설레는 거 하나도 없음
  > tells-more | 남친은 당연히 결혼하는 줄 알고 청약 넣고 있어요
  partnered-drawn-elsewhere | 요즘 회사에 신경쓰이는 사람이 생겼어요
  > tells-more | 아무 일도 없었어요 진짜
  > am-i-bad-for-it | 남친한테 미안해서 잠이 안와요
  marry-this-one-should | 남친이랑 결혼하면 후회할까요?
  > takes-it-in | 후.. 좀 더 생각해볼게요

  wed-age-pressure | 마흔인데 결혼 포기할까요
  tell-me-straight | 솔직하게 말해주세요
  > tells-own-part | 키도 작고 말주변도 없어요
  was-dumped | 작년에 소개받은 분하고 두달 만나다 차였어요 재미가 없대요
  > whose-fault | 제가 문제예요?
  > change-myself | 그럼 뭐부터 바꿔요
  when-life-gets-better | 운이 언제 좋아지는데요
  > prepare-until-then | 그때까지 뭐하고 있어요
  did-it-now | 운동 끊었어요 오늘 ㅎㅎ

  in-law-calls-often | 시어머니가 비번 누르고 들어오세요
  > tells-more | 결혼한지 4개월이에요
  in-law-calls-often | 반찬 갖다주신다고 오시는데 미리 말씀이 없어요
  spouse-not-on-my-side | 남편은 엄마가 좋은 마음으로 그러는 건데 왜 그러녜요
  am-i-bad-for-it | 제가 나쁜 며느리예요?
  is-it-their-nature | 남편이 원래 효자 사주예요?
  > how-would-they-take-it | 비번 바꾸면 난리나겠죠
  > spouse-not-on-my-side | 남편한테 먼저 어떻게 말 꺼내요

  pregnant-before-wedding | 여자친구가 임신해서 결혼하게 됐습니다
  > tells-more | 만난지는 다섯달 됐어요
  married-life-ahead | 책임은 질건데 잘 살 수 있을지 걱정이에요
  > tells-more | 서로 아직 잘 모르는 것 같아서
  > pregnant-mood | 여친도 요즘 우울해해요
  dodges-wedding-talk | 저랑 결혼하기 싫은 걸까요?
  > will-do-so | 부모님께는 이번 주말에 말씀드리려구요
  pregnant-before-wedding | 식은 애 낳고 하는 게 나을까요 전에 하는 게 나을까요
  > will-do-so | 네 옆에 있어줄게요

  too-late-by-age | 이 나이에도 인연이 있을까요
  > tells-more | 이혼한지 10년 넘었어요
  own-life-at-last | 애들 다 키우고 나니까 허전해서요
  companion-not-spouse | 재혼까지는 아니어도 같이 밥 먹을 사람
  where-to-meet | 어디서 만나요 이 나이에
  spot-a-bad-one | 동호회는 좀 이상한 사람도 많다고 해서 겁나요
  someone-comes-when | 언제쯤 만나질까요
  ask-a-stranger | 제가 먼저 말 걸어도 되나요
  > will-do-so | 네 등산부터 나가볼게요

  wed-when-together | 여친이랑 결혼 몇년뒤에 하는게 좋아요?
  > tells-their-words | 저는 30에 하고싶고 여친은 빨리 하재요
  right-one-for-me | 지금 여친이 결혼할 인연 맞나요?
  another-match-for-me | 다른 사람 만나게 되는 건 아니죠
  > tells-more | 작년에 한번 헤어졌다 다시 만났거든요
  part-again-after | 또 헤어질까봐 좀 불안함
  > and-what-of-them | 여친도 그런 생각할까요
  > feels-glad | 안심되네요

  prep-quarrels | 결혼 준비하면서 맨날 싸워요
  wedding-prep-alone | 남친이 아무것도 안해요 다 니 맘대로 하래요
  > tells-more | 그게 배려인줄 알아요
  wedding-prep-alone | 스드메도 제가 신혼여행도 제가 청첩장도 제가
  wedding-prep-alone | 저 혼자 결혼하나요 ㅋㅋㅋ
  will-partner-change | 이 사람 결혼해도 이럴까요?
  > tells-their-words | 하기 싫은 건 아니래요 그냥 잘 모른대요
  > what-then | 뭘 시키면 돼요 그럼
  > will-do-so | 목록 적어서 줘볼게요

  spouse-trouble-opens | 재혼한지 1년 됐는데 힘듭니다
  step-child | 아내 아들이 저를 싫어해요 중2
  > tells-bad-sign | 인사도 안 하고 방에 들어가버려요
  > tells-their-words | 아내는 시간이 필요하다고만 하고
  > tells-bad-sign | 제가 한마디 하면 아내랑 싸움이 됩니다
  regrets-the-wedding | 괜히 재혼했나 싶네요
  > how-long-then | 시간이 지나면 나아지나요? 얼마나
  > may-i-do-so | 아내한테 서운하다고 말해도 될까요

  parted-just-now | 결혼할 줄 알았던 사람이랑 헤어졌어요
  marry-at-all | 이제 저 결혼 못하나요
  wed-age-pressure | 33이면 아직 괜찮아요?
  someone-comes-when | 다음 사람은 언제 와요
  back-together-will | 그 사람이 다시 올 확률은요
  > takes-it-in | 아니에요 됐어요 안 궁금해요
  > back-together-will | 아 근데 사실 궁금해요 ㅠㅠ
  kind-of-person-to-come | 다음 사람은 어떤 사람이에요
  wish-of-the-next-one | 이번엔 진짜 결혼할 사람이었으면 좋겠어요

  proposed-and-waiting | 프로포즈했는데 생각해본대요
  is-that-a-no | 이거 거절이에요?
  > proposed-and-waiting | 2주 지났는데 답이 없어요
  > tells-bad-sign | 평소처럼 데이트는 하는데 그 얘기만 피해요
  > ask-if-burden | 물어봐도 될까요
  how-much-loved | 저를 안 좋아하는건 아니죠?
  > tells-more | 부모님이 이혼하셔서 결혼에 겁이 많은 건 알고 있어요
  > how-long-to-wait | 얼마나 기다려야될까요
  > will-do-so | 기다린다고 한마디만 할게요

  spouse-hidden-debt | 남편이 저 몰래 주식으로 8천을 날렸어요
  spouse-hidden-debt | 대출까지 받았더라구요
  divorce-or-not | 이 사람이랑 계속 살아야 돼요?
  > tells-bad-sign | 처음도 아니에요 신혼 때 코인도 했어요
  money-luck | 돈복이 없는 사람이에요?
  apologised-yet-angry | 미안하다고 울긴 하는데 못 믿겠어요
  > if-it-goes-on | 또 하겠죠?
  life-after-divorce | 이혼하면 저랑 애는 괜찮을까요
  who-keeps-the-purse | 통장은 이제 제가 관리하려고요

  spouse-blessing | 제 배우자복 어떤가요
  > spouse-blessing | 좋은 편이에요?
  ideal-type-comes | 맞벌이하는 사람 만나고 싶은데
  kind-of-person-to-come | 성격은 어떨까요 센 여자는 좀 힘든데
  > tells-more | 어머니가 성격이 세셔서요 ㅎㅎ
  someone-comes-when | 만나는 시기는 언제쯤인가요
  love-this-year | 올해 하반기면 얼마 안 남았는데
  blind-date-coming | 소개팅 하나 들어온 거 있는데 그분일 수도 있나요

  families-meeting-goes-well | 다음주에 상견례인데 잘 될까요
  nervous-before-it | 너무 떨려요
  > tells-more | 저희 아빠가 말이 좀 많으시고 남친 아버님은 무뚝뚝하시대요
  > two-families-manners | 분위기 싸해지면 어떡해요
  do-in-laws-like-me | 시부모님이 저 좋아하세요?
  > tells-more | 한번 뵀을 땐 별말 없으셨거든요
  what-to-wear | 옷은 밝은거 입는게 나을까요
  what-to-settle-before-wedding | 남친이랑 미리 맞춰봐야 될 거 있어요?
  > will-do-so | 다녀와서 말씀드릴게용

  spouse-trouble-opens | 아내가 요즘 이상합니다
  partner-hides-something | 핸드폰을 뒤집어놓고 화장실도 들고 가요
  spouse-affair-suspected | 남자가 있는 걸까요
  > tells-bad-sign | 회식도 갑자기 늘었고 운동도 시작했고요
  tells-own-part | 제가 의심이 많은 편이긴 합니다
  > how-would-they-take-it | 물어보면 싸움 날 것 같은데
  shall-i-look-at-phone | 핸드폰 몰래 봐도 됩니까
  > you-mean-then | 안 보는 게 낫다는 거죠
  > open-a-talk | 그럼 어떻게 물어봅니까

  age-gap-couple | 남친이 6살 연하인데 결혼할 수 있을까요
  > tells-more | 남친은 33이에요
  my-age-to-wed-not-theirs | 저는 급한데 남친은 천하태평이에요
  > tells-more | 그쪽 부모님은 제 나이 아직 모르세요
  their-parents-dislike-me | 알면 반대하시겠죠
  partner-loves-me | 남친 마음은 진짜예요?
  will-my-spouse-cheat | 나중에 어린 여자한테 갈까봐 무서워요
  raise-wedding-talk | 올해 안에 얘기 꺼내도 되나요

  no-freedom-once-wed | 결혼하고 나니 자유가 없어요
  > tells-bad-sign | 게임도 눈치보고 친구도 눈치보고
  > tells-more | 용돈 30만원이에요 ㅋㅋ
  is-it-their-nature | 원래 이런 성격이에요?
  > tells-good-sign | 사랑하긴 하죠
  money-quarrels-ahead | 용돈 올려달라고 말하면 싸울까요
  > day-for-talk | 언제 말하면 돼요
  > feels-hurt | 살려주세요 ㅋㅋㅋ

  wed-too-fast | 만난지 두 달 됐는데 결혼하재요
  > marriage-in-view | 너무 빠른거 아니에요?
  partner-hides-something | 좋긴 한데 뭔가 숨기는 게 있나 싶고
  > tells-bad-sign | 집도 아직 안 가봤어요
  > partner-hides-something | 빚 있는 건 아닐까요
  > open-a-talk | 그걸 어떻게 물어봐요
  partner-loves-me | 저한테 진심인 건 맞아요?
  > tells-more | 일년은 만나봐야 된다고 친구들이 그러는데
  > will-do-so | ㅇㅋ 계절은 다 지내보고 할게요

  better-wed-or-stay-single | 결혼을 꼭 해야 되나요
  parents-press | 혼자가 편한데 부모님이 난리예요
  marry-at-all | 제 사주에 결혼이 있긴 해요?
  better-wed-or-stay-single | 안 해도 괜찮은 사주인지 궁금해서요
  content-alone | 나중에 외로울까봐 그건 좀 걱정됩니다
  > marry-when-alone | 하게 되면 언제 하는데요
  wants-and-does-not | 연애는 귀찮은데 ㅋㅋ
  parents-press | 부모님한테는 뭐라고 하죠

  live-with-parents-in-law | 시아버지 모시자고 하는데 싫어요
  > tells-more | 남편이 장남이에요
  siblings-leave-care-to-me | 시동생네는 나 몰라라 하고
  > tells-more | 남편은 제가 당연히 할 줄 아나봐요
  > how-would-they-take-it | 거절하면 남편이랑 멀어질까요
  > tells-more | 저도 일해요 집에서 노는 것도 아니고
  spouse-changed | 남편 속마음은 뭘까요
  how-not-to-fight | 뭐라고 말하면 좋을까요 안 싸우고

  ex-on-mind-before-wedding | 결혼할 사람은 있는데 전여친이 생각납니다
  > tells-more | 전여친은 5년 사귀었고 지금 여친은 1년이요
  ex-weds | 얼마전에 전여친 결혼 소식 들었어요
  > ex-on-mind-before-wedding | 그거 듣고 마음이 이상해서
  > tells-good-sign | 지금 여친은 정말 저한테 잘해요
  cold-feet | 이런 마음으로 결혼해도 되나요
  > tells-more | 결혼은 내년 5월로 잡혔습니다
  > will-do-so | 네 정신 차리겠습니다

  love-match-or-arranged | 저는 연애결혼해요 중매결혼해요?
  how-many-years-apart | 몇 살 차이가 좋아요
  > how-many-years-apart | 4살 위는요?
  foreign-partner-wedding | 외국인이랑 결혼할 수도 있나요 ㅋㅋ 제가 지금 캐나다에 워홀 와있거든요
  abroad-or-home | 한국 들어가야 만나요?
  marry-when-alone | 그럼 결혼은 몇살에?
  > let-down-by-it | 생각보다 늦네요
  sooner-than-that | 더 당겨질 수는 없어요?

  looked-down-on | 결혼 2년차인데 아내가 저를 무시해요
  > tells-own-part | 제가 아내보다 많이 못 벌어요
  > tells-bad-sign | 친구들 앞에서도 그런 말을 해요 농담이라고
  divorce-or-not | 계속 이렇게 살 수 있을지 모르겠어요
  spouse-changed | 아내는 저를 사랑하긴 해요?
  > is-it-my-fault | 제가 자격지심인가요
  money-luck | 언제쯤 돈을 잘 벌까요 저는
  could-not-say-it | 오늘 얘기하려다가 또 못했어요
  > open-a-talk | 말 꺼내는 첫마디만 좀 알려주세요

  divorce-or-not | 이혼하고 싶어요
  > tells-more | 20년 참았어요
  > tells-good-sign | 애들도 이제 엄마 하고 싶은 대로 하래요
  life-after-divorce | 이혼하면 먹고는 살까요
  > would-they-listen | 남편이 순순히 해줄까요?
  divorce-when-speak | 시기는 언제가 나아요

  wed-one-with-a-child | 여자친구가 아이가 있습니다
  > tells-more | 저는 초혼이고요
  > tells-bad-sign | 저희 어머니가 아시면 쓰러지실 거예요
  > tells-own-part | 근데 저는 이 사람이랑 살고 싶어요
  married-life-ahead | 잘 살 수 있을까요
  step-child | 아이는 여섯살인데 저를 잘 따라요
  tell-parents-they-were-wed | 어머니께는 어떻게 말씀드리죠
  > tell-parents-they-were-wed | 아버지한테 먼저 말할까요?

  kind-of-spouse | 이 남자 결혼하면 어떤 남편이 될까요
  partner-at-heart | 가정적이에요?
  is-partner-cheating | 바람은 안 피겠죠
  partner-drinks | 술을 좋아해서 그게 좀 걸려요
  partner-drinks | 일주일에 네번은 마셔요
  > will-partner-change | 결혼하면 줄인다고는 하는데
  > will-partner-change | 안 줄이죠? ㅋㅋ
  > tells-more | 엄마가 술 좋아하는 남자는 절대 안된다고 했거든요 아빠 때문에
  > will-do-so | 약속을 받아놔야겠네요

  after-divorce | 이혼했는데 다시 결혼할 수 있나요
  > tells-more | 1년 살고 헤어졌어요
  tell-of-divorce | 소개팅 나가면 이혼했다고 언제 말해야 돼요?
  > tell-of-divorce | 말하면 다 떠나던데요
  tell-of-divorce | 혼인신고를 안 해서 말 안 해도 된다는 친구도 있어요
  > you-mean-then | 그건 아니죠?
  someone-comes-when | 두번째는 언제쯤 인연이 와요
  wish-of-the-next-one | 이번엔 오래 살 사람이면 좋겠어요

  marry-this-year | 올해 결혼할 사람 만난다는데 맞아요?
  > heard-otherwise | 다른 데서 봤을 때 그랬거든요
  wed-age-pressure | 벌써 가을인데 아무도 없는데요
  met-spouse-already | 그 전에 스쳐 지나간 사람일 수도 있나요
  turned-down-and-regret | 봄에 소개팅한 사람이 하나 있긴 해요 제가 거절했는데
  > turned-down-and-regret | 그 사람한테 연락해볼까요?
  > how-would-they-take-it | 에바겠죠 ㅋㅋ
  > someone-comes-when | 다음 기회는 언제예요

  wedding-date | 결혼 날짜 언제가 좋을까요?
  > tells-their-words | 예비신부는 4월을 원해요
  > tells-more | 제가 회사 옮길 수도 있어서 10월이 편하거든요
  > wedding-date | 둘한테 다 좋은 때는 없나요
  move-house | 이사는 먼저 해도 되죠?
  register-marriage | 혼인신고는 식 전에 하면 안 좋다던데요
  > will-do-so | 알겠습니다 4월로 얘기해보겠습니다

  remarry-this-person | 이 나이에 결혼하자는 사람이 있네요
  > tells-more | 남편 보내고 7년 혼자 살았어요
  > tells-more | 그분은 58이고 성당에서 알았어요
  will-the-children-take-it | 자식들이 반대할까 봐 말을 못 하겠어요
  partner-thinks-marriage | 그분 마음은 진심일까요
  > for-love-or-terms | 혹시 밥해줄 사람 찾는 건 아닌지
  together-without-wedding | 서류는 안 하고 그냥 지내도 되지 않을까요
  will-the-children-take-it | 딸한테 먼저 말해볼까요
  > feels-glad | 마음이 좀 놓이네요 주무세요

  move-for-love | 직업군인인데 여친이 결혼하면 따라와줄까요
  > tells-more | 2년마다 옮겨다녀야 해서요
  > tells-more | 여친은 간호사예요
  > tells-bad-sign | 지금은 괜찮다고 하는데 막상 닥치면 다를거같음
  > tells-bad-sign | 여친 부모님도 그걸 걱정하신대요
  > tells-bad-sign | 관사 얘기하니까 표정이 별로였어요
  wed-when-together | 결혼은 언제 하는게 좋을까요
  couple-lasts | 그 전에 헤어질 일은 없죠?
`);
